import { defineChart } from 'storybook-addon-statecharts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { signUpWords } from '../../machines/signUp/signUp.words.ts';
import { paths } from '../../src/app/paths.ts';
import { formModel } from './formModel.ts';

const hasLeft = 'The sign-in page follows once the account is made: it says where the mail went.';

/** The sign-up form. */
export default defineChart({
  machine: signUpMachine,
  words: signUpWords,
  screen: () => import('../screens/signUp.tsx'),
  parameters: { path: paths.signUp.pattern },
  model: formModel(
    {
      'a name is typed': { name: 'displayName', value: 'Lena' },
      'an address is typed': { name: 'email', value: 'lena.b@tallygrove.test' },
      'a password is typed': { name: 'password', value: 'ringbyring' },
    },
    'The person asks for an account',
  ),
  unreachable: {
    '|form.submit|0': hasLeft,
    'sent|form.edit|0': hasLeft,
    'waiting|form.edit|0': hasLeft,
    'waiting||0': hasLeft,
  },
});
