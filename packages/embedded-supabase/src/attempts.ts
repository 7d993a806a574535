interface Window {
  readonly endsAt: number;
  readonly count: number;
}

const MAX_KEYS = 10_000;

/** Counts failures by key, in windows of seconds that begin with the first failure. */
export function createAttempts(limit: number, windowSeconds: number, now: () => Date) {
  const windows = new Map<string, Window>();

  function current(key: string): Window | undefined {
    const found = windows.get(key);
    if (found === undefined || found.endsAt > now().getTime()) return found;
    windows.delete(key);
    return undefined;
  }

  return {
    waitOf(key: string): number {
      const found = current(key);
      if (found === undefined || found.count < limit) return 0;
      return Math.ceil((found.endsAt - now().getTime()) / 1000);
    },
    note(key: string): void {
      const found = current(key);
      const endsAt = found?.endsAt ?? now().getTime() + windowSeconds * 1000;
      windows.set(key, { endsAt, count: (found?.count ?? 0) + 1 });
      const [oldest] = windows.keys();
      if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    },
    /** Removes a failure of this key that was none. */
    takeBack(key: string): void {
      const found = current(key);
      if (found !== undefined) windows.set(key, { ...found, count: found.count - 1 });
    },
    clear: () => windows.clear(),
  };
}
