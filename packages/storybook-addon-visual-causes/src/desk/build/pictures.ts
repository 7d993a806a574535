// Finds a review's pictures by hash: accepted, just taken, or in the base's commit.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { quickWebp } from '../../pictures/images.ts';
import { acceptedPath, type Picture } from '../../pictures/manifest.ts';
import type { ChangedPicture } from '../runResults.ts';
import { blobsOf } from './base.ts';
import { createMemory } from './memory.ts';

/** In px, in the contact sheet's proportions: wide enough to distinguish states. */
const THUMB = { width: 240, height: 180 };

/** Provides pictures as lossless WebP files by hash. */
export interface PictureFiles {
  has: (hash: string) => boolean;
  /** @throws for an unknown hash */
  read: (hash: string) => Promise<Buffer>;
  thumb: (hash: string) => Promise<Buffer>;
}

interface Sources {
  accepted: readonly Picture[];
  taken: readonly ChangedPicture[];
  /** The base's pictures that differ, by the hash that names them. */
  base: ReadonlyMap<string, Picture>;
  /** The base's commit. */
  commit: string;
}

const thumbs = createMemory<Buffer>();

export function pictureFiles({ accepted, taken, base, commit }: Sources, root = '.'): PictureFiles {
  const files = new Map<string, () => Promise<Buffer> | Buffer>();
  let blobs: ReadonlyMap<string, Buffer> | undefined;
  for (const [hash, picture] of base)
    files.set(hash, () => {
      blobs ??= blobsOf(commit, [...base.values()].map(acceptedPath), root);
      const found = blobs.get(acceptedPath(picture));
      if (found === undefined) throw new Error(`The base has no ${acceptedPath(picture)}`);
      return found;
    });
  for (const { hash, taken: file } of taken)
    files.set(hash, () => quickWebp(readFileSync(path.join(root, file))));
  for (const picture of accepted)
    files.set(picture.hash, () => readFileSync(path.join(root, acceptedPath(picture))));
  const read = async (hash: string): Promise<Buffer> => {
    const found = files.get(hash);
    if (found === undefined) throw new Error(`No picture ${hash}`);
    return found();
  };
  return {
    has: (hash) => files.has(hash),
    read,
    thumb: (hash) =>
      thumbs(hash, async () =>
        sharp(await read(hash))
          .resize({ ...THUMB, fit: 'cover', position: 'left top', withoutEnlargement: true })
          .webp({ quality: 60, effort: 4 })
          .toBuffer(),
      ),
  };
}
