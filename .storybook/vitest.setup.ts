import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import type { ComposedStoryFn, StoryContext } from 'storybook/internal/types';
import { addons } from 'storybook/preview-api';
import { afterEach, beforeEach, type TestContext } from 'vitest';

// Chromium scales an image from whichever size it decoded before, and paints a tilted one by tiles, so a
// sheet's picture would depend on the stories before it.
const style = document.createElement('style');
style.textContent =
  'img[src*="/take-home/"] { image-rendering: pixelated; will-change: transform; }';
document.head.append(style);

// The pseudo-states add-on rewrites the style sheets on this event, which Storybook emits and a
// test run does not. By then the test file's style sheets are loaded.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});

/** Rules that a theme can violate; the test has checked all of them in its own theme. */
const COLOUR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

type Composed = Pick<ComposedStoryFn, 'parameters'> & { globals: { a11y?: { manual?: boolean } } };
interface Parameters {
  a11y?: { options?: object };
  chromatic?: { modes?: Readonly<Record<string, { theme?: string; disable?: boolean }>> };
}

// Checks colours in the theme that the test has not rendered. Hooks run in reverse order: this one after
// the story's pictures.
afterEach(async ({ task, story }: TestContext & { story?: Composed }) => {
  // A command takes pictures alone.
  if (story === undefined || task.result?.state === 'fail' || story.globals.a11y?.manual) return;
  const { a11y, chromatic } = story.parameters as Parameters;
  const modes = Object.values(chromatic?.modes ?? {}).filter(({ disable }) => disable !== true);
  const isDark = modes.length === 0 || modes.some(({ theme }) => theme !== 'dark');
  const { classList } = document.documentElement;
  classList.toggle('dark', isDark);
  classList.toggle('light', !isDark);
  const { storyId } = task.meta as { storyId?: string };
  await checkAccessibility({
    id: storyId,
    viewMode: 'story',
    globals: {},
    reporting: { addReport: () => undefined },
    parameters: { a11y: { ...a11y, options: { ...a11y?.options, runOnly: COLOUR_RULES } } },
  } as unknown as StoryContext);
});
