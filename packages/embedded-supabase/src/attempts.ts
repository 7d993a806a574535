/** Counts what failed, by key, and says how long a key has to wait. */
export interface Attempts {
  /** Seconds until this key may try again; 0 when it may now. */
  waitOf(key: string): number;
  /** Notes one more failure of this key. */
  note(key: string): void;
  clear(): void;
}

interface Window {
  readonly endsAt: number;
  readonly count: number;
}

const MAX_KEYS = 10_000;

/**
 * @param limit - How many failures a key may have in a window, which begins with its first.
 * @param windowSeconds - How long a window lasts.
 * @param now - The clock.
 */
export function createAttempts(limit: number, windowSeconds: number, now: () => Date): Attempts {
  const windows = new Map<string, Window>();

  function current(key: string): Window | undefined {
    const found = windows.get(key);
    if (found === undefined || found.endsAt > now().getTime()) return found;
    windows.delete(key);
    return undefined;
  }

  return {
    waitOf(key) {
      const found = current(key);
      if (found === undefined || found.count < limit) return 0;
      return Math.ceil((found.endsAt - now().getTime()) / 1000);
    },
    note(key) {
      const found = current(key);
      const endsAt = found?.endsAt ?? now().getTime() + windowSeconds * 1000;
      windows.set(key, { endsAt, count: (found?.count ?? 0) + 1 });
      // The oldest go first: a map keeps the order in which its keys came.
      const [oldest] = windows.keys();
      // Stryker disable next-line ConditionalExpression: A map of so many has a first key; the second half is for the compiler.
      if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest);
    },
    clear: () => windows.clear(),
  };
}
