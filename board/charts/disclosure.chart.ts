import { defineChart } from 'storybook-addon-statecharts';
import {
  disclosureMachine,
  SAME_PRESS_MS,
  type DisclosureContext,
} from '../../machines/disclosure/disclosure.machine.ts';
import { disclosureWords } from '../../machines/disclosure/disclosure.words.ts';

const time = { now: 0 };

/** A menu, operated by mouse, touch and keyboard. */
export default defineChart({
  machine: disclosureMachine,
  words: disclosureWords,
  screen: () => import('../screens/disclosure.tsx'),
  parameters: { path: '/nowhere' },
  instances: {
    curriculumMenu: 'Curriculum menu',
    accountMenu: 'Account menu',
    mobileMenu: 'Menu on a phone',
  },
  model: {
    inputs: [{ now: () => time.now }],
    time,
    sends: [
      { words: 'a press to open', event: { type: 'menu.open' } },
      { words: 'a press to close', event: { type: 'menu.close' } },
      { words: 'one some time later', event: { type: 'menu.close' }, at: SAME_PRESS_MS + 1 },
      { words: 'the mouse comes', event: { type: 'hover.start' } },
      { words: 'the mouse leaves', event: { type: 'hover.end' } },
    ],
    distinguish: ({ openedAt, hoverClosedAt }: DisclosureContext) => [openedAt, hoverClosedAt],
  },
});
