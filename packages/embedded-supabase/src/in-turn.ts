/** Runs pieces of work one after another where they share a key, and side by side where not. */
export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** A queue for each key, for as long as somebody waits in it. */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = last.get(key);
    const mine = (async () => {
      await before?.catch(() => undefined);
      return work();
    })();
    last.set(key, mine);
    try {
      return await mine;
      // Stryker disable next-line BlockStatement: A key without a queue holds up no call: it takes up memory, which no caller sees.
    } finally {
      // Stryker disable next-line ConditionalExpression: A key without a queue holds up no call: it takes up memory, which no caller sees.
      if (last.get(key) === mine) last.delete(key);
    }
  };
}
