import type { StoryContext } from '@storybook/react-vite';
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

/** A state of the menu, and whether its button is marked as expanded. */
const at = (value: MenuValue, expanded: boolean) => ({
  parameters: { states: { curriculumMenu: { value } } satisfies States },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const button = await canvas.findByRole('button', { name: 'Curriculum' });
    await expect(button).toHaveAttribute('aria-expanded', `${expanded}`);
  },
});

/** Looks like another state, which has a picture in the dark theme. */
const alike = (state: ReturnType<typeof at>) => ({
  ...state,
  parameters: { ...state.parameters, chromatic: { modes: { 'dark-1280': { disable: true } } } },
});

/** Closed, not hovered. */
export const Closed = meta.story(at({ closed: 'idle' }, false));

/** Hovered: it opens if the mouse stays. */
export const AboutToOpen = meta.story(alike(at({ closed: 'waiting' }, false)));

/** Opened by hover. */
export const OpenByHover = meta.story(at({ open: 'hovered' }, true));

/** No longer hovered: it stays open for a moment, in case the mouse returns. */
export const AboutToClose = meta.story(alike(at({ open: 'leaving' }, true)));
