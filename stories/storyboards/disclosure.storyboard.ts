import type { StoryContext } from '@storybook/react-vite';
import { defineStoryboard, type AllLabelsOf } from 'storybook-addon-statecharts';
import { screenModes } from '../../.storybook/modes.ts';
import { expect } from 'storybook/test';
import {
  disclosureMachine,
  SAME_PRESS_MS,
  type DisclosureContext,
} from '../../machines/disclosure/disclosure.machine.ts';
import { siteWith } from './_parts/live.tsx';
import { siteScreen } from './_parts/siteScreen.tsx';

const time = { now: 0 };

/** Phones have the mobile menu instead. */
const modes = { 'light-1280': screenModes['light-1280'] };

/** Checks whether the menu's button is marked as expanded. */
const isExpanded =
  (expanded: boolean) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const button = await canvas.findByRole('button', { name: 'Curriculum' });
    await expect(button).toHaveAttribute('aria-expanded', `${expanded}`);
  };

/** A menu, operated by mouse, touch and keyboard. */
export default defineStoryboard(disclosureMachine, {
  labels: {
    name: 'Menus',
    about: 'A menu opens by a press or a resting mouse, and closes when nobody wants it any more.',
    states: {
      closed: 'Closed',
      'closed.idle': 'Closed: nobody is near',
      'closed.waiting': 'About to open: the mouse rests on the button',
      open: 'Open',
      'open.pressed': 'Open by a press: it stays until it is closed',
      'open.hovered': 'Open under the mouse',
      'open.leaving': 'About to close: the mouse has left',
    },
    events: {
      'hover.start': 'The mouse comes onto the button or the menu',
      'hover.end': 'The mouse leaves',
      'menu.open': 'The person presses the button to open it',
      'menu.close': 'The person presses the button to close it',
      'menu.dismiss': 'Escape, a press elsewhere, or a link is chosen',
      'after.open': 'A fifth of a second passes',
      'after.close': 'The mouse stays away',
    },
    guards: {
      hasJustLeft: { yes: 'the mouse was there a moment ago', otherwise: 'the mouse is new here' },
      hasJustOpened: {
        yes: 'it opened a moment ago, so the press meant to open it',
        otherwise: 'it has been open for a while',
      },
    },
  } satisfies AllLabelsOf<typeof disclosureMachine>,
  parameters: { path: '/nowhere', chromatic: { modes } },
  instances: ['Curriculum menu', 'Account menu', 'Menu on a phone'],
  model: {
    inputs: [{ now: () => time.now }],
    time,
    events: [
      { words: 'a press to open', event: { type: 'menu.open' } },
      { words: 'a press to close', event: { type: 'menu.close' } },
      { words: 'one some time later', event: { type: 'menu.close' }, at: SAME_PRESS_MS + 1 },
      { words: 'the mouse comes', event: { type: 'hover.start' } },
      { words: 'the mouse leaves', event: { type: 'hover.end' } },
    ],
    distinguish: ({ openedAt, hoverClosedAt }: DisclosureContext) => [openedAt, hoverClosedAt],
  },
  screen: siteWith(['mobileMenu', 'curriculumMenu']),
  // Operates the header's Curriculum menu by hover, keyboard and navigation.
  drive: (model) =>
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
            if (button.getAttribute('aria-expanded') === 'true')
              await userEvent.keyboard('{Escape}');
            else go('/elsewhere');
            return;
          default:
            // By keyboard: a pointer would first hover over the button.
            button.focus();
            await userEvent.keyboard('{Enter}');
        }
      },
    }),
  expect: {
    'closed.idle': isExpanded(false),
    'closed.waiting': isExpanded(false),
    'open.pressed': isExpanded(true),
    'open.hovered': isExpanded(true),
    'open.leaving': isExpanded(true),
  },
});
