// What a page knows over all its story files. A module of its own, because Vitest evaluates set-up
// files anew for each.
import { page } from 'vitest/browser';

let isClean = true;

/** Notes if the test with this signal times out: its steps may go on in the next story. */
export function watchForTimeout(signal: AbortSignal): void {
  signal.addEventListener('abort', () => {
    isClean = false;
  });
}

/** Whether pictures of this page show their story alone. */
export const isPageClean = (): boolean => isClean;

// The caret blinks.
const style = new CSSStyleSheet();
style.replaceSync('* { caret-color: transparent !important; }');
document.adoptedStyleSheets.push(style);

const setViewport = page.viewport.bind(page);
let isSkipped = false;

page.viewport = async (width, height) => {
  if (isSkipped) isSkipped = false;
  else await setViewport(width, height);
};

/** Skips the window that Storybook sets before each story, because the story's mode sets another. */
export function skipDefaultWindow(): void {
  isSkipped = true;
}
