import type { Decorator } from '@storybook/react-vite';
import { showTheme } from '../../src/features/theme.ts';

/** Sets the theme class on the root before the story renders. */
export const withTheme: Decorator = (Story, { globals }) => {
  showTheme(globals.theme === 'dark' ? 'dark' : 'light');
  return <Story />;
};
