import {
  GLOBALS_UPDATED,
  SET_CURRENT_STORY,
  SET_GLOBALS,
  STORY_RENDERED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { fillsWindow, isBoardPage } from './fillsWindow.ts';
import { globalsOf, windowIn } from './windowModes.ts';

/** Storybook's element with the window's size; manager-head.html scales it. */
const FRAME = '[data-scale]';
/** A manager this narrow is on a phone. */
const HAND_PX = 600;

/** Scales a window down until its whole width is visible. */
function fit(): void {
  const frame = document.querySelector<HTMLElement>(FRAME);
  const room = frame?.parentElement;
  if (!frame || !room) return;
  const { paddingLeft, paddingRight } = getComputedStyle(room);
  const free = room.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  const scale = Math.min(1, free / frame.offsetWidth);
  const isSmaller = scale < 1;
  const { style } = document.body;
  style.setProperty('--board-fit', scale.toFixed(4));
  style.setProperty('--board-fit-start', isSmaller ? '0px' : 'auto');
  // Negative margin that removes the unused space.
  const lost = (px: number): string => `${Math.round(px * (scale - 1))}px`;
  style.setProperty('--board-fit-end', isSmaller ? lost(frame.offsetWidth) : 'auto');
  style.setProperty('--board-fit-below', lost(frame.offsetHeight));
}

/**
 * Scales down a window that is wider than the canvas, so that a desktop screen keeps its layout.
 * Stories that fill no window use the whole canvas.
 */
addons.register('storybook-addon-statecharts/fitting-window', (api) => {
  const observer = new ResizeObserver(fit);
  function update(story: string | undefined): void {
    const isDesk = windowIn(api.getGlobals()) === 'desk';
    document.body.dataset['boardWindow'] =
      story !== undefined && (isBoardPage(story) || (isDesk && !fillsWindow(story)))
        ? 'whole'
        : 'fitted';
    const frame = document.querySelector<HTMLElement>(FRAME);
    if (frame?.parentElement) {
      observer.observe(frame);
      observer.observe(frame.parentElement);
    }
    fit();
  }
  api.on(SET_CURRENT_STORY, ({ storyId }: { storyId: string }) => update(storyId));
  for (const event of [STORY_RENDERED, GLOBALS_UPDATED]) {
    api.on(event, () => update(api.getUrlState().storyId));
  }
  api.once(SET_GLOBALS, () => {
    update(api.getUrlState().storyId);
    const isChosen = new URLSearchParams(location.search).has('globals');
    if (window.innerWidth < HAND_PX && !isChosen) {
      api.updateGlobals(globalsOf({ theme: 'light', window: 'phone' }));
    }
  });
});
