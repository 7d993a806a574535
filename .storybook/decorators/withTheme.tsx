import type { Decorator } from '@storybook/react-vite';
import { setThemeClass } from '../../src/services/theme.ts';

/** Sets the theme's class on the root before the story is drawn. */
export const withTheme: Decorator = (Story, { globals }) => {
  setThemeClass(window, globals.theme === 'dark' ? 'dark' : 'light');
  return <Story />;
};
