import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { App } from '../../src/app/App.tsx';
import type { States } from '../../review/pinning/states.ts';

const meta = preview.meta({
  title: 'Patterns/Theme',
  component: App,
  tags: ['!autodocs'],
  // Every screen is pictured in both themes.
  parameters: { path: '/nowhere', chromatic: { disableSnapshot: true } },
});

/** The light theme, and the way to the dark one. */
export const Light = meta.story({
  globals: { theme: 'light' },
  parameters: { states: { theme: { value: 'light' } } satisfies States },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
    await expect(document.documentElement).toHaveClass('dark');
  },
});

/** The dark theme, and the way back. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: { states: { theme: { value: 'dark' } } satisfies States },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
    await expect(document.documentElement).toHaveClass('light');
  },
});
