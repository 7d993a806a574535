import { defineWords } from '../words.ts';
import type { themeMachine } from './theme.machine.ts';

export const themeWords = defineWords<typeof themeMachine>()({
  name: 'Theme',
  about: 'Light or dark: a visitor chooses once, and every page and tab remembers.',
  states: {
    starting: 'Looking at the last choice',
    light: 'Light',
    dark: 'Dark',
  },
  events: {
    'theme.set': 'The visitor chooses a theme',
    'theme.changed': 'Another tab has chosen a theme',
  },
  guards: {},
  transitions: {
    'starting||0': 'dark was chosen before',
    'starting||1': 'light, or nothing chosen yet',
    '|theme.set|0': 'dark',
    '|theme.set|1': 'light',
    '|theme.changed|0': 'dark',
    '|theme.changed|1': 'light',
  },
});
