import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { PANEL_ID } from './panel/messages.ts';

/** What is shown for itself, and reviewed by its controls. */
const PARTS = /^(foundations|components)-/;
const CONTROLS = 'addon-controls';

/** Pages of the board itself: no screen's state is looked at, and the page wants the room. */
const BOARD_PAGES = /^(start-here|review|storyboards|statecharts)-/;

/**
 * Opens the panel that a story is reviewed by: a part's controls, a screen's statechart, none beside a
 * page of the board. Only on the way from one kind to the other, so that a panel that somebody chose,
 * or closed, stays so.
 */
addons.register('storybook-addon-statecharts/fitting-panel', (api) => {
  let last: string | undefined = 'none yet';
  function choose(story: string): void {
    const fitting = PARTS.test(story) ? CONTROLS : BOARD_PAGES.test(story) ? undefined : PANEL_ID;
    if (fitting === last) return;
    if (fitting === undefined || last === undefined) api.togglePanel(fitting !== undefined);
    if (fitting !== undefined) api.setSelectedPanel(fitting);
    last = fitting;
  }
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => choose(storyId));
});
