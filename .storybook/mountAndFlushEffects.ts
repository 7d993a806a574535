import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';

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
    await (context as Drawable).renderToCanvas();
    // Effects come after the frame in which it was drawn.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return context.canvas;
  };
}
