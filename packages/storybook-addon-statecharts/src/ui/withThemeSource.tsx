import type { Decorator } from '@storybook/react-vite';

import { ThemeSourceContext } from './BoardTheme.tsx';

/** Provides the board's pages in a story with its parameters' and the toolbar's theme. */
export const withThemeSource: Decorator = (Story, { parameters, globals }) => (
  <ThemeSourceContext value={{ parameters, globals }}>
    <Story />
  </ThemeSourceContext>
);
