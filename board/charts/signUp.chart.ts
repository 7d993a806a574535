import { defineChart } from 'storybook-addon-statecharts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import type { FormContext } from '../../machines/form/form.machine.ts';
import { formTime, isFormEventPossible, submitAnswers, submitEvents } from './formAnswers.ts';
import { signUpWords } from '../../machines/signUp/signUp.words.ts';
import { paths } from '../../src/app/paths.ts';

const hasLeft = 'The sign-in page follows once the account is made: it says where the mail went.';

/** The sign-up form. */
export default defineChart({
  machine: signUpMachine,
  words: signUpWords,
  screen: () => import('../screens/signUp.tsx'),
  parameters: { path: paths.signUp.pattern },
  model: {
    ...formTime(),
    sends: [
      {
        words: 'a name is typed',
        event: { type: 'field.change', name: 'displayName', value: 'Lena' },
      },
      {
        words: 'an address is typed',
        event: { type: 'field.change', name: 'email', value: 'lena.b@tallygrove.test' },
      },
      {
        words: 'a password is typed',
        event: { type: 'field.change', name: 'password', value: 'ringbyring' },
      },
      ...submitEvents('The person asks for an account'),
    ],
    answers: { submit: submitAnswers },
    distinguish: ({ values, waitSeconds, sent }: FormContext) => [values, waitSeconds, sent],
    isPossible: isFormEventPossible,
  },
  unreachable: {
    '|form.submit|0': hasLeft,
    'sent|form.edit|0': hasLeft,
    'waiting|form.edit|0': hasLeft,
    'waiting||0': hasLeft,
  },
});
