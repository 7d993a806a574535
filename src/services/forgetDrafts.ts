import { DRAFTS_KEY } from './sessionKey.ts';

/** What was typed into forms is gone, with the person who has left. */
export function forgetDrafts(view: Window): void {
  try {
    view.sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}
