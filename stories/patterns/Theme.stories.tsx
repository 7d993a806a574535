import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { screenModes } from 'storybook-addon-statecharts/modes';
import { App } from '../../src/app/App.tsx';
import type { States } from '../../board/pinning/states.ts';

const meta = preview.meta({
  title: 'Patterns/Theme',
  component: App,
  tags: ['!autodocs'],
  parameters: { path: '/nowhere' },
});

/** The light theme, a switch to the dark one, and back. */
export const Light = meta.story({
  globals: { theme: 'light' },
  parameters: {
    states: { theme: { value: 'light' } } satisfies States,
    chromatic: {
      modes: { 'light-390': screenModes['light-390'], 'light-1280': screenModes['light-1280'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
    await expect(document.documentElement).toHaveClass('dark');
    await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
    await expect(document.documentElement).toHaveClass('light');
  },
});

/** The dark theme, a switch to the light one, and back. */
export const Dark = meta.story({
  globals: { theme: 'dark' },
  parameters: {
    states: { theme: { value: 'dark' } } satisfies States,
    chromatic: {
      modes: { 'dark-390': screenModes['dark-390'], 'dark-1280': screenModes['dark-1280'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
    await expect(document.documentElement).toHaveClass('light');
    await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
    await expect(document.documentElement).toHaveClass('dark');
  },
});
