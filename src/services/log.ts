/** Logs a failure that is not shown to the visitor. */
export function logError(message: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the only place that logs
  console.error(message, error);
}
