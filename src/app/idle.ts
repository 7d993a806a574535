/** Resolves when the browser has nothing else to do; where it does not tell, soon. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 });
    else setTimeout(resolve, 200);
  });
}

/** Has the visitor asked for as little data as possible? */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/** Lets the browser answer and paint before what comes next; a long task would make presses wait. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  // Only Chromium and Firefox have it.
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
