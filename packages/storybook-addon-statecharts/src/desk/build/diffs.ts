// Compares pictures and caches the result of each pair.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../pictures/images.ts';
import { classifyDiff, type DiffProfile } from '../difference/classifyDiff.ts';
import { cached } from './cache.ts';
import type { PictureFiles } from './pictures.ts';

const SOURCES = path.join(import.meta.dirname, '../difference');

/** Returns a function that compares two pictures, given their hashes. */
export function createComparison({ file }: PictureFiles, root = '.') {
  // The cache key includes the comparison's source, so that changed code gets a new cache.
  const source = createHash('sha256');
  for (const name of readdirSync(SOURCES).toSorted())
    source.update(readFileSync(path.join(SOURCES, name)));
  const version = source.digest('hex').slice(0, 12);
  return async (before: string, after: string): Promise<DiffProfile> => {
    const result = await cached(root, `diffs/${version}/${before}-${after}.json`, async () => {
      const was = await decode(readFileSync(await file(before)));
      return JSON.stringify(classifyDiff(was, await decode(readFileSync(await file(after)))));
    });
    return JSON.parse(readFileSync(result, 'utf8')) as DiffProfile;
  };
}
