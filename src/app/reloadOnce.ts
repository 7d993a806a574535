/**
 * A chunk that fails to load has usually been removed by a deploy, and a reload gets the new build.
 * Limited to once per build, to avoid a reload loop.
 */
const RELOADED_KEY = 'tallygrove.reloaded-from';

let unloading = false;

/**
 * Firefox cancels pending requests when a link is followed; a reload would then block the
 * navigation.
 */
export function markUnloading(): void {
  unloading = true;
}

/** The page may be shown again from the back/forward cache. */
export function clearUnloading(): void {
  unloading = false;
}

export const isUnloading = (): boolean => unloading;

/**
 * @returns true if the page is unloading or reloading; false if it has already been reloaded, or
 * storage is blocked
 */
export function reloadOnce(view: Window, build: string): boolean {
  if (unloading) return true;
  // Offline, a reload would replace a working page by the browser's error.
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

/** The page has started, so the boot script's retries are over (src/app/boot.js). */
export function clearRetries(view: Window): void {
  try {
    view.sessionStorage.removeItem('tallygrove.tries');
  } catch {
    // Blocked storage has no count.
  }
}
