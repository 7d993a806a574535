import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { PANEL_ID } from './statechart-panel/messages.ts';

/** What is shown for itself, and reviewed by its controls. */
const PARTS = /^(foundations|components)-/;
const CONTROLS = 'addon-controls';

/**
 * Opens the panel that a story is reviewed by: a part's controls, a screen's statechart. Only on the
 * way from one kind to the other, so that a panel that somebody chose stays.
 */
addons.register('tallygrove/fitting-panel', (api) => {
  let last: string | undefined;
  api.on(STORY_RENDERED, (story: string) => {
    const fitting = PARTS.test(story) ? CONTROLS : PANEL_ID;
    if (fitting !== last) api.setSelectedPanel(fitting);
    last = fitting;
  });
});
