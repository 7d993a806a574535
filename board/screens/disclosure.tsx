import type { FlowModel } from 'storybook-addon-statecharts';
import { siteScreen } from '../site/siteScreen.tsx';
import { siteWith } from './parts/live.tsx';

export const Live = siteWith(['curriculumMenu', 'mobileMenu']);

/** Operates the header's Curriculum menu by hover, keyboard and navigation. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      // The button toggles the menu; while it is closed, only navigation dismisses.
      isPossible: (snapshot, { event }) => {
        const isOpen = snapshot.matches('open');
        if (event.type === 'menu.open') return !isOpen;
        return event.type !== 'menu.close' || isOpen;
      },
    },
    addressOf: () => '/nowhere',
    async act({ canvas, userEvent, go }, { event }) {
      const button = await canvas.findByText('Curriculum', { selector: 'button' });
      switch (event.type) {
        case 'hover.start':
          // The pointer may still be there from before a navigation.
          await userEvent.pointer({ target: document.body });
          await userEvent.hover(button);
          return;
        case 'hover.end':
          await userEvent.pointer({ target: document.body });
          return;
        case 'menu.dismiss':
          if (button.getAttribute('aria-expanded') === 'true') await userEvent.keyboard('{Escape}');
          else go('/elsewhere');
          return;
        default:
          // By keyboard: a pointer would first hover over the button.
          button.focus();
          await userEvent.keyboard('{Enter}');
      }
    },
  });
