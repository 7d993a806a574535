import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { App } from '../../src/app/App.tsx';
import { screenModes } from 'storybook-addon-statecharts/modes';
import type { States } from '../../board/pinning/states.ts';

const deskModes = {
  'light-1280': screenModes['light-1280'],
  'dark-1280': screenModes['dark-1280'],
};

type MenuValue = NonNullable<States['curriculumMenu']>['value'];

const meta = preview.meta({
  title: 'Patterns/Header menus',
  component: App,
  tags: ['!autodocs'],
  // Phones have the mobile menu instead, so these open at desktop size there too.
  globals: { viewport: { value: 'desk', isRotated: false } },
  parameters: { path: '/nowhere', chromatic: { modes: deskModes } },
});

const at = (value: MenuValue): { states: States } => ({
  states: { curriculumMenu: { value } },
});

/** For a state that looks like another one, which has a picture in the dark theme. */
const alike = { chromatic: { modes: { 'dark-1280': { disable: true } } } };

/** Closed, not hovered. */
export const Closed = meta.story({
  parameters: at({ closed: 'idle' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Curriculum' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Hovered: it opens if the mouse stays. */
export const AboutToOpen = meta.story({
  parameters: { ...at({ closed: 'waiting' }), ...alike },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Curriculum' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

/** Opened by hover. */
export const OpenByHover = meta.story({
  parameters: at({ open: 'hovered' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Curriculum' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

/** No longer hovered: it stays open for a moment, in case the mouse returns. */
export const AboutToClose = meta.story({
  parameters: { ...at({ open: 'leaving' }), ...alike },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Curriculum' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});
