import { tryStorage } from './tryStorage.ts';

/**
 * The page to return to after sign-in. A magic link opens a new tab, so the target is kept in
 * storage and read once, within the lifetime of the link request (linkRequest.ts). `safeRedirect`
 * validates it on use.
 */
const RETURN_KEY = 'tallygrove.return';

export function rememberReturnTarget(view: Window, target: string): void {
  // Where it is blocked, the link opens the dashboard.
  tryStorage(() => view.localStorage.setItem(RETURN_KEY, target), undefined);
}

/** Reads and removes the target. */
export function takeReturnTarget(view: Window): string | undefined {
  return tryStorage(() => {
    const target = view.localStorage.getItem(RETURN_KEY) ?? undefined;
    view.localStorage.removeItem(RETURN_KEY);
    return target;
  }, undefined);
}
