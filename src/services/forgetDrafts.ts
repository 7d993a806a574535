import { DRAFTS_KEY } from './sessionKey.ts';
import { tryStorage } from './tryStorage.ts';

/** Clears all form drafts when the user signs out. */
export function forgetDrafts(view: Window): void {
  tryStorage(() => view.sessionStorage.removeItem(DRAFTS_KEY), undefined);
}
