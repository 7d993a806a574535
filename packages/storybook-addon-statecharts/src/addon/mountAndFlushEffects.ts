import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { viewports } from '../pictures/viewports.ts';
import { fillsWindow } from './modes/fillsWindow.ts';
import { windowIn } from './modes/windowModes.ts';

/** A manager that has not given its frame the chosen window's width by then never will. */
const WINDOW_MS = 1500;

/** Resolves once the frame is as wide as the window that a story fills: in the manager it grows late. */
async function windowIsFitted({ id, globals }: StoryContext<ReactRenderer>): Promise<void> {
  const width = viewports[windowIn(globals) ?? '']?.styles.width;
  if (window.parent === window || width === undefined || !fillsWindow(id)) return;
  const end = performance.now() + WINDOW_MS;
  while (`${window.innerWidth}px` !== width && performance.now() < end) {
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
  }
}

interface Drawable extends StoryContext<ReactRenderer> {
  /** Storybook's types know it as `any`. */
  renderToCanvas: () => Promise<void>;
}

/**
 * Draws the story, and waits until React has run its effects: a play function begins with what a
 * person would see. The test run does that by itself (`act`); Storybook's own preview does not.
 */
export function mountAndFlushEffects(context: StoryContext<ReactRenderer>) {
  return async (ui?: ReactRenderer['storyResult']) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await windowIsFitted(context);
    await (context as Drawable).renderToCanvas();
    // Effects come after the frame in which it was drawn.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return context.canvas;
  };
}
