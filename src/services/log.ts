/** Writes a failure that nobody needs to see into the browser's console. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that does
  console.error(what, error);
}
