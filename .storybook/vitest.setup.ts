import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { beforeEach } from 'vitest';

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
