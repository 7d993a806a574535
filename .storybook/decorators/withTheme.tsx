import type { Decorator } from '@storybook/react-vite';
import { setThemeClass } from '../../src/services/theme.ts';

/** Sets the theme class on the root before the story renders. */
export const withTheme: Decorator = (Story, { globals }) => {
  setThemeClass(window, globals.theme === 'dark' ? 'dark' : 'light');
  return <Story />;
};
