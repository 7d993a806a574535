/** Logs a failure that is not shown to the visitor. */
export function logError(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that does
  console.error(what, error);
}
