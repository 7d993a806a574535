import { defineChart } from 'storybook-addon-statecharts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { formTime, isFormEventPossible, submitAnswers, submitEvents } from './formAnswers.ts';
import { signInWords } from '../../machines/signIn/signIn.words.ts';
import { paths } from '../../src/app/paths.ts';

/** The magic-link form. */
export default defineChart({
  machine: signInMachine,
  words: signInWords,
  screen: () => import('../screens/signIn.tsx'),
  parameters: { path: paths.signIn.pattern },
  // Its path strips represent those of every statechart in the pictures.
  picturedStrips: true,
  model: {
    ...formTime(),
    sends: [
      {
        words: 'an address is typed',
        event: { type: 'field.change', name: 'email', value: 'lena@tallygrove.test' },
      },
      ...submitEvents('The person asks for a link'),
    ],
    answers: { submit: submitAnswers },
    distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
    isPossible: isFormEventPossible,
  },
});
