import { defineChart } from 'storybook-addon-statecharts';
import { donateMachine } from '../../machines/donate/donate.machine.ts';
import { donateWords } from '../../machines/donate/donate.words.ts';
import { paths } from '../../src/domain/paths.ts';

/** The amount of a gift: a preset or a custom one. */
export default defineChart({
  machine: donateMachine,
  words: donateWords,
  screen: () => import('../screens/donate.tsx'),
  parameters: { path: paths.donate.pattern },
  model: {
    sends: [
      { words: 'a preset', event: { type: 'preset.choose', preset: 50 } },
      { words: 'an amount', event: { type: 'custom.change', text: '12' } },
      { words: 'no amount', event: { type: 'custom.change', text: '' } },
      { words: 'something that is no amount', event: { type: 'custom.change', text: 'twelve' } },
      { words: 'the field is left', event: { type: 'custom.leave' } },
      { words: 'Donate is pressed', event: { type: 'donate.submit' } },
    ],
  },
});
