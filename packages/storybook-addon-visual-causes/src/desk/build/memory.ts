// Results of this process. Nothing is read from disk, where another author could have put it.
import { Readable } from 'node:stream';

/** Returns a function that makes each result once. A failed one is made again. */
export function createMemory<Result>() {
  const known = new Map<string, Promise<Result>>();
  return (key: string, make: () => Promise<Result> | Result): Promise<Result> => {
    const result = known.get(key) ?? Promise.resolve().then(make);
    known.set(key, result);
    result.catch(() => known.delete(key));
    return result;
  };
}

/** Runs `work` on each item, at most `most` at a time; returns results in order. */
export const each = <Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  Readable.from(items).map(work, { concurrency: most }).toArray() as Promise<Result[]>;
