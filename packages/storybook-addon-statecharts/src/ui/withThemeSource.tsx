import type { Decorator } from '@storybook/react-vite';

import { ThemeSourceContext } from './BoardTheme.tsx';

/** Tells the board's pages in a story which theme its parameters and the toolbar ask for. */
export const withThemeSource: Decorator = (Story, { parameters, globals }) => (
  <ThemeSourceContext value={{ parameters, globals }}>
    <Story />
  </ThemeSourceContext>
);
