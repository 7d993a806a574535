import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { screenModes } from '../../.storybook/modes.ts';
import { App } from '../../src/app/App.tsx';

const meta = preview.meta({
  title: 'Patterns/Theme',
  component: App,
  tags: ['!autodocs'],
  parameters: { path: '/nowhere' },
});

/** In one theme; the button switches to the other one, and back. */
const inTheme = (theme: 'light' | 'dark', other: 'light' | 'dark') => ({
  globals: { theme },
  parameters: {
    chromatic: {
      modes: {
        [`${theme}-390`]: screenModes[`${theme}-390`],
        [`${theme}-1280`]: screenModes[`${theme}-1280`],
      },
    },
  },
  play: async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    for (const next of [other, theme]) {
      await userEvent.click(canvas.getByRole('button', { name: /theme/i }));
      await expect(document.documentElement).toHaveClass(next);
    }
  },
});

/** The light theme. */
export const Light = meta.story(inTheme('light', 'dark'));

/** The dark theme. */
export const Dark = meta.story(inTheme('dark', 'light'));
