// Whether a test in this page has timed out. A module of its own, because Vitest evaluates set-up
// files anew for each story file.
let isClean = true;

/** Notes if the test with this signal times out: its steps may go on in the next story. */
export function watchForTimeout(signal: AbortSignal): void {
  signal.addEventListener('abort', () => {
    isClean = false;
  });
}

/** Whether pictures of this page show their story alone. */
export const isPageClean = (): boolean => isClean;
