import { defineChart } from 'storybook-addon-statecharts';
import { themeMachine } from '../../machines/theme/theme.machine.ts';
import { themeWords } from '../../machines/theme/theme.words.ts';

/** The theme, set by the toggle and by other tabs. */
export default defineChart({
  machine: themeMachine,
  words: themeWords,
  screen: () => import('../screens/theme.tsx'),
  parameters: { path: '/nowhere' },
  everywhere: true,
  model: {
    inputs: [{ theme: 'light' }, { theme: 'dark' }],
    sends: [
      { words: 'dark is chosen', event: { type: 'theme.set', theme: 'dark' } },
      { words: 'light is chosen', event: { type: 'theme.set', theme: 'light' } },
      { words: 'another tab goes dark', event: { type: 'theme.changed', theme: 'dark' } },
      { words: 'another tab goes light', event: { type: 'theme.changed', theme: 'light' } },
    ],
  },
});
