// Compares pictures and caches the result of each pair.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode } from '../../pictures/images.ts';
import { classifyDiff, type DiffProfile } from '../difference/classifyDiff.ts';
import { cached } from './cache.ts';
import type { PictureFiles } from './pictures.ts';

const SOURCES = path.join(import.meta.dirname, '../difference');

/** The cache key includes the comparison's source, so that changed code gets a new cache. */
function sourceDigest(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(SOURCES).toSorted())
    hash.update(readFileSync(path.join(SOURCES, file)));
  return hash.digest('hex').slice(0, 12);
}

/** Returns a function that compares two pictures, given their hashes. */
export function createComparison(files: PictureFiles, root = '.') {
  const version = sourceDigest();
  return async (before: string, after: string): Promise<DiffProfile> => {
    const file = await cached(root, `diffs/${version}/${before}-${after}.json`, async () => {
      const sources = [await files.file(before), await files.file(after)] as const;
      const [was, is] = await Promise.all(sources.map((file) => decode(readFileSync(file))));
      if (was === undefined || is === undefined)
        throw new Error('A picture file is missing or damaged');
      return JSON.stringify(classifyDiff(was, is));
    });
    return JSON.parse(readFileSync(file, 'utf8')) as DiffProfile;
  };
}
