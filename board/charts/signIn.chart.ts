import { defineChart } from 'storybook-addon-statecharts';
import { signInMachine } from '../../machines/signIn/signIn.machine.ts';
import { signInWords } from '../../machines/signIn/signIn.words.ts';
import { paths } from '../../src/app/paths.ts';
import { formModel } from './formModel.ts';

/** The magic-link form. */
export default defineChart({
  machine: signInMachine,
  words: signInWords,
  screen: () => import('../screens/signIn.tsx'),
  parameters: { path: paths.signIn.pattern },
  // Its path strips represent those of every statechart in the pictures.
  allPictures: true,
  model: formModel(
    { 'an address is typed': { name: 'email', value: 'lena@tallygrove.test' } },
    'The person asks for a link',
  ),
});
