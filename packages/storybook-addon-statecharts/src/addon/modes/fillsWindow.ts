/** A storyboard and its companions; a statechart's other stories walk its real screen. */
const DRAWN = /^storyboards-.*--(?:storyboard|strips|live|every-transition)$/;

/** Whether a story is a page of the board, which fills the canvas. */
export const isBoardPage = (id: string): boolean => DRAWN.test(id) || id.startsWith('review-');

/** Whether a story fills a window. All others show a component or a page of the board. */
export const fillsWindow = (id: string): boolean =>
  /^(?:screens|faults|patterns|storyboards)-/.test(id) && !isBoardPage(id);
