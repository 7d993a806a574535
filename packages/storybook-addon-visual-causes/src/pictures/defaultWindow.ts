// Skips the window that Storybook's test code sets before each story, because the story's mode sets another
// one right after. A module of its own, because Vitest evaluates set-up files anew for each story file.
import { page } from 'vitest/browser';

const setViewport = page.viewport.bind(page);
let isSkipped = false;

page.viewport = async (width, height) => {
  if (isSkipped) isSkipped = false;
  else await setViewport(width, height);
};

/** Skips the next window. */
export function skipDefaultWindow(): void {
  isSkipped = true;
}
