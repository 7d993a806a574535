// In Storybook's preview: renders a story's test in its mode.
import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { beforeStory } from './pictures/beforeStory.ts';

// Storybook loads these exports through the add-on's name in `addons`.
export async function beforeEach(context: StoryContext): Promise<void> {
  // A docs page renders many stories at once.
  if (context.viewMode !== 'docs') await beforeStory(context);
}

/** For a CSF Next preview, which lists its add-ons; others load it through the add-on's name. */
export const visualCauses = () => definePreviewAddon({ beforeEach });
