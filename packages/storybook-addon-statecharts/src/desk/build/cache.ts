// A cache of results by hash. Never committed.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { writeFile } from '../../chart/writeFile.ts';

/** The folder, relative to the project's root. */
export const CACHE = '.cache/desk';

/** Returns a file of the cache, creating it if missing. */
export async function cached(
  root: string,
  name: string,
  make: () => Promise<Buffer | string> | Buffer | string,
): Promise<string> {
  const file = path.join(root, CACHE, name);
  if (!existsSync(file)) writeFile(file, await make());
  return file;
}

/** Runs `work` on each item, at most `most` at a time; returns results in order. */
export const each = <Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  Readable.from(items).map(work, { concurrency: most }).toArray() as Promise<Result[]>;
