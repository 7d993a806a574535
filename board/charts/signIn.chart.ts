import { defineChart } from 'storybook-addon-statecharts';
import { signInForm } from '../../machines/signIn/signIn.form.ts';
import { signInWords } from '../../machines/signIn/signIn.words.ts';
import { paths } from '../../src/domain/paths.ts';
import { formModel } from './formModel.ts';

/** The magic-link form. */
export default defineChart({
  machine: signInForm.machine,
  words: signInWords,
  screen: () => import('../screens/signIn.tsx'),
  parameters: { path: paths.signIn.pattern },
  // Its path strips represent those of every statechart in the pictures.
  allPictures: true,
  model: formModel(signInForm),
});
