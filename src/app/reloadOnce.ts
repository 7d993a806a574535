/**
 * A file of this build that cannot be fetched is most often gone since a deploy: one reload brings the
 * new build. Once for each build, so that a file that is really lost does not reload for ever.
 */
const RELOADED_KEY = 'tallygrove.reloaded-from';

let unloading = false;

/** A link is followed: Firefox breaks off what is on its way, and a reload would hold the visitor here. */
export function markUnloading(): void {
  unloading = true;
}

/** The page is shown, back from the back/forward cache perhaps. */
export function clearUnloading(): void {
  unloading = false;
}

export const isUnloading = (): boolean => unloading;

/**
 * @returns true when the page is being left or reloaded; false when a reload was tried already, or
 * cannot be noted
 */
export function reloadOnce(view: Window, build: string): boolean {
  if (unloading) return true;
  // Offline, a reload would trade a working page for the browser's own error.
  if (!view.navigator.onLine) return false;
  try {
    if (view.sessionStorage.getItem(RELOADED_KEY) === build) return false;
    view.sessionStorage.setItem(RELOADED_KEY, build);
  } catch {
    return false;
  }
  view.location.reload();
  return true;
}

/** The page has started: the boot script's tries at its files are over (src/app/boot.js). */
export function clearRetries(view: Window): void {
  try {
    view.sessionStorage.removeItem('tallygrove.tries');
  } catch {
    // Blocked storage counted none.
  }
}
