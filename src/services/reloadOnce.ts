const RELOADED_KEY = 'tallygrove.reloaded-from';

let unloading = false;

/**
 * Firefox cancels pending requests when a link is followed; a reload would then block the
 * navigation. The back/forward cache may show the page again.
 */
export function watchUnloading(): void {
  addEventListener('beforeunload', () => (unloading = true));
  addEventListener('pageshow', () => (unloading = false));
}

/**
 * The one recovery from a chunk that failed to load: a deploy has usually removed it, and a reload
 * gets the new build. Limited to once per build, to avoid a reload loop. Vite's event for such a
 * failure would also reload for code that was only prefetched, while somebody types.
 * @returns true if the page is unloading or reloading; false if it has already been reloaded, or
 * storage is blocked
 */
export function reloadOnce(build: string): boolean {
  if (unloading) return true;
  // Offline, a reload would replace a working page by the browser's error.
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === build) return false;
    sessionStorage.setItem(RELOADED_KEY, build);
  } catch {
    return false;
  }
  location.reload();
  return true;
}
