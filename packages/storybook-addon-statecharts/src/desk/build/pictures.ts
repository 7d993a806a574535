// Finds a desk's pictures by hash: accepted, just taken, or in the base's commit.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { quickWebp } from '../../pictures/images.ts';
import { acceptedPath, type Picture } from '../../pictures/manifest.ts';
import type { ChangedPicture } from '../runResults.ts';
import { blobsOf } from './base.ts';
import { cached } from './cache.ts';

/** In px, in the contact sheet's proportions: wide enough to distinguish states. */
const THUMB = { width: 160, height: 120 };

/** Provides pictures as lossless WebP files by hash. */
export interface PictureFiles {
  has: (hash: string) => boolean;
  /** @throws for an unknown hash */
  file: (hash: string) => Promise<string>;
  thumb: (hash: string) => Promise<string>;
}

interface Sources {
  accepted: readonly Picture[];
  taken: readonly ChangedPicture[];
  /** The base's pictures that differ. */
  base: readonly Picture[];
  /** The base's commit. */
  commit: string;
}

export function pictureFiles({ accepted, taken, base, commit }: Sources, root = '.'): PictureFiles {
  const files = new Map<string, () => Promise<string> | string>();
  let read: ReadonlyMap<string, Buffer> | undefined;
  for (const picture of base)
    files.set(picture.hash, () =>
      cached(root, `pictures/${picture.hash}.webp`, () => {
        read ??= blobsOf(commit, base.map(acceptedPath), root);
        const found = read.get(acceptedPath(picture));
        if (found === undefined) throw new Error(`The base has no ${acceptedPath(picture)}`);
        return found;
      }),
    );
  for (const { hash, file } of taken)
    files.set(hash, () =>
      cached(root, `pictures/${hash}.webp`, () => quickWebp(readFileSync(path.join(root, file)))),
    );
  for (const picture of accepted)
    files.set(picture.hash, () => path.join(root, acceptedPath(picture)));
  const file = async (hash: string): Promise<string> => {
    const found = files.get(hash);
    if (found === undefined) throw new Error(`No picture ${hash}`);
    return found();
  };
  return {
    has: (hash) => files.has(hash),
    file,
    thumb: (hash) =>
      cached(root, `thumbs/${hash}-${THUMB.height}.webp`, async () =>
        // From a buffer, because sharp caches a file's earlier contents by name.
        sharp(readFileSync(await file(hash)))
          .resize({ ...THUMB, fit: 'cover', position: 'left top', withoutEnlargement: true })
          .webp({ quality: 78, effort: 3 })
          .toBuffer(),
      ),
  };
}
