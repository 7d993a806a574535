// What is computed once for each hash, from the project's root. Never committed.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const CACHE = '.cache/desk';

/**
 * A file of the cache, made if there is none yet. It appears whole: a build that is ended meanwhile
 * leaves no half of it.
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

/** `work` on each, at most `most` at a time, results in order. */
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
