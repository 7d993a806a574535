import type { FlowModel } from 'storybook-addon-statecharts';
import { siteScreen } from '../site/siteScreen.tsx';
import { siteWith } from './parts/live.tsx';

/** Its screen, led from outside. */
export const Live = siteWith(['curriculumMenu', 'mobileMenu']);

/** The header's Curriculum menu: by the mouse resting on it, by keys, and by another page coming. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      // The button opens what is closed and closes what is open; before that, only another page dismisses.
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
          // It may be there still, from before another page came.
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
          // By key: a mouse on its way to the button would hover over it first.
          button.focus();
          await userEvent.keyboard('{Enter}');
      }
    },
  });
