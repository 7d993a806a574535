/** A storyboard and what stands beside it; a statechart's other stories are walks on its real screen. */
const DRAWN = /^storyboards-.*--(?:storyboard|strips|live|every-transition)$/;

/** A page of the board shows its pictures in the window that is chosen, and has all the room itself. */
export const isBoardPage = (id: string): boolean => DRAWN.test(id) || id.startsWith('review-');

/** Does a story fill a window? Everything else is a part of a page, or a page of the board. */
export const fillsWindow = (id: string): boolean =>
  /^(?:screens|flows|faults|patterns|storyboards)-/.test(id) && !isBoardPage(id);
