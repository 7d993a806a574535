/** Do both name one mailbox? As the auth service compares them: without case. */
export function isSameAddress(a: string | undefined, b: string | undefined): boolean {
  return a !== undefined && b !== undefined && a.trim().toLowerCase() === b.trim().toLowerCase();
}
