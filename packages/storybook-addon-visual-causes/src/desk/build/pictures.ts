// Reads a review's pictures by hash: accepted, just taken, or of the base.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { quickWebp } from '../../pictures/images.ts';
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

const thumbs = createMemory<Buffer>();

/** @param files WebP or PNG, by hash */
export function pictureFiles(files: ReadonlyMap<string, string>): PictureFiles {
  const read = async (hash: string): Promise<Buffer> => {
    const file = files.get(hash);
    if (file === undefined) throw new Error(`No picture ${hash}`);
    const bytes = await readFile(file);
    return file.endsWith('.webp') ? bytes : quickWebp(bytes);
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
