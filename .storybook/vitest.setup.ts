import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { beforeEach } from 'vitest';

// The pseudo-states add-on rewrites the style sheets on this event, which Storybook emits and a
// test run does not. By then the test file's style sheets are loaded.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
