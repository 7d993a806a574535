import type { ReactRenderer } from '@storybook/react-vite';
import type { StoryContext } from 'storybook/internal/csf';

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
    await (context as Drawable).renderToCanvas();
    // Effects run after the frame in which the story was rendered.
    await new Promise<void>((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    return context.canvas;
  };
}
