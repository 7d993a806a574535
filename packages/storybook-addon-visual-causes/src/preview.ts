// In Storybook's preview: renders a story's test in its mode, and reports the components that it drew.
import { definePreviewAddon } from 'storybook/internal/csf';
import type { StoryContext } from 'storybook/internal/types';
import { beforeStory } from './pictures/beforeStory.ts';
import { DRAWN_REPORT, drawnIn } from './search/drawn.ts';

// Storybook loads these exports through the add-on's name in `addons`.
export async function beforeEach(context: StoryContext): Promise<void> {
  // A docs page renders many stories at once.
  if (context.viewMode !== 'docs') await beforeStory(context);
}

export function afterEach({ viewMode, reporting, canvasElement }: StoryContext): void {
  if (viewMode === 'docs') return;
  const result = drawnIn(canvasElement as Element);
  reporting.addReport({ type: DRAWN_REPORT, version: 1, result, status: 'passed' });
}

/** For a CSF Next preview, which lists its add-ons; others load it through the add-on's name. */
export const visualCauses = () => definePreviewAddon({ beforeEach, afterEach });
