import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { beforeEach } from 'vitest';

// The pseudo-states add-on adds its classes to the style sheets on this event, which Storybook sends
// and a test run does not. The sheets are there when a test file has been loaded.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
