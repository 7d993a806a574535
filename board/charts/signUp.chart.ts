import { defineChart } from 'storybook-addon-statecharts';
import { signUpForm } from '../../machines/signUp/signUp.form.ts';
import { signUpWords } from '../../machines/signUp/signUp.words.ts';
import { paths } from '../../src/domain/paths.ts';
import { formModel } from './formModel.ts';

/** The sign-up form. */
export default defineChart({
  machine: signUpForm.machine,
  words: signUpWords,
  screen: () => import('../screens/signUp.tsx'),
  parameters: { path: paths.signUp.pattern },
  model: formModel(signUpForm),
});
