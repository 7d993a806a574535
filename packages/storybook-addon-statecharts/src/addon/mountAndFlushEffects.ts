import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';
import { viewports } from '../pictures/viewports.ts';
import { fillsWindow } from './modes/fillsWindow.ts';
import { windowIn } from './modes/windowModes.ts';

/** A manager that has not resized its frame within this time never will. */
const WINDOW_MS = 1500;

/** Resolves once the frame has the chosen window's width, which the manager sets late. */
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
  /** Storybook types it as `any`. */
  renderToCanvas: () => Promise<void>;
}

/**
 * Renders the story and waits until React has run its effects, so that a play function starts from
 * what a person would see. The test run does so itself (`act`); Storybook's preview does not.
 */
export function mountAndFlushEffects(context: StoryContext<ReactRenderer>) {
  return async (ui?: ReactRenderer['storyResult']) => {
    if (ui !== undefined) context.originalStoryFn = () => ui;
    await windowIsFitted(context);
    await (context as Drawable).renderToCanvas();
    // Effects run after the frame in which the story was rendered.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return context.canvas;
  };
}
