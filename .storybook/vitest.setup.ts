import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { beforeEach } from 'vitest';

// A chunk's first load on a busy machine takes longer than the second that finders wait by themselves.
configure({ asyncUtilTimeout: 5000 });

// The pseudo-states add-on adds its classes to the style sheets on this event, which Storybook sends
// and a test run does not. The sheets are there when a test file has been loaded.
beforeEach(() => {
  addons.getChannel().emit(STORY_RENDERED);
});
