// A cache of results by hash. Never committed.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The folder, relative to the project's root. */
export const CACHE = '.cache/desk';

/**
 * Returns a file of the cache, creating it if missing. Writes it atomically, so that an aborted
 * build leaves no partial file.
 */
export async function cached(
  root: string,
  name: string,
  make: () => Promise<Buffer | string> | Buffer | string,
): Promise<string> {
  const file = path.join(root, CACHE, name);
  if (existsSync(file)) return file;
  const content = await make();
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, content);
  renameSync(half, file);
  return file;
}

/** Runs `work` on each item, at most `most` at a time; returns results in order. */
export async function each<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next;
      next += 1;
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
