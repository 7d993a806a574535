import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { PANEL_ID } from './panel/messages.ts';

/** Titles of components and foundations, reviewed by their controls. */
const PARTS = /^(foundations|components)-/;
const CONTROLS = 'addon-controls';

/** The board's own pages, which show no screen's state and need the space. */
const BOARD_PAGES = /^(start-here|review|storyboards|statecharts)-/;

/**
 * Opens the panel that suits a story: controls for a component, the statechart for a screen, none
 * for a page of the board. Only when the kind changes, so that a panel that the reviewer chose or
 * closed stays so.
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
