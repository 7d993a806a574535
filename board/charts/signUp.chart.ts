import { defineChart } from 'storybook-addon-statecharts';
import { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { signUpWords } from '../../machines/signUp/signUp.words.ts';
import { paths } from '../../src/app/paths.ts';
import { formModel } from './formModel.ts';

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
});
