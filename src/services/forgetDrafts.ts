import { DRAFTS_KEY } from './sessionKey.ts';

/** Clears all form drafts when the user signs out. */
export function forgetDrafts(view: Window): void {
  try {
    view.sessionStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Blocked storage holds no drafts.
  }
}
