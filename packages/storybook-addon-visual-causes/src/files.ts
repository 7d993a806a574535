// Reads and writes the project's files.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';

/** Whether a path, with slashes, is a folder's or of something in it. */
export const isWithin = (file: string, folder: string): boolean =>
  `${file}/`.startsWith(`${folder}/`);

/** Writes a file and its folder, atomically, so that an aborted process leaves no partial file. */
export function writeFile(file: string, content: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, content);
  renameSync(half, file);
}

/** Parses JSON; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads JSON; undefined without a valid file. */
export const readJson = (file: string): unknown =>
  existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;

/** Runs `work` on each item, at most `most` at a time; returns results in order. */
export const each = <Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> =>
  Readable.from(items).map(work, { concurrency: most }).toArray() as Promise<Result[]>;
