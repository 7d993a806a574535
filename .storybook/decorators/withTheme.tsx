import type { Decorator } from '@storybook/react-vite';

/** Sets the theme's class on the root as src/services/theme.ts does, before the story is drawn. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { classList } = document.documentElement;
  classList.toggle('dark', globals.theme === 'dark');
  classList.toggle('light', globals.theme !== 'dark');
  return <Story />;
};
