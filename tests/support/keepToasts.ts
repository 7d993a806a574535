/**
 * Runs in a page before its scripts: toasts stay longer than `ms`, because a slow machine may look for one too
 * late.
 */
export function keepToasts(ms: number): void {
  const after = window.setTimeout.bind(window);
  const patient = (act: () => void, delay?: number, ...rest: unknown[]) =>
    after(act, delay === ms ? 2 ** 31 - 1 : delay, ...rest);
  Object.assign(window, { setTimeout: patient });
}
