import type { Decorator } from '@storybook/react-vite';
import { setThemeClass } from '../../review/pinning/switchTheme.ts';

/** Sets the theme's class on the root before the story is drawn. */
export const withTheme: Decorator = (Story, { globals }) => {
  setThemeClass(globals.theme === 'dark' ? 'dark' : 'light');
  return <Story />;
};
