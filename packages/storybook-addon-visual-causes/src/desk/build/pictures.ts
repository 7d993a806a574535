// Provides a review's pictures by hash: accepted, just taken, or of the base.
import sharp from 'sharp';
import { quickWebp } from '../../pictures/images.ts';

/** In px, in the contact sheet's proportions: wide enough to distinguish states. */
const THUMB = { width: 240, height: 180 };

export interface PictureFiles {
  /** Returns a PNG or a lossless WebP. @throws for an unknown hash */
  read: (hash: string) => Promise<Buffer>;
  /** Returns a lossless WebP. */
  webp: (hash: string) => Promise<Buffer>;
  thumb: (hash: string) => Promise<Buffer>;
}

/** The first byte of a PNG. */
const PNG = 0x89;

/** @param sources read the files, by hash */
export function pictureFiles(sources: ReadonlyMap<string, () => Promise<Buffer>>): PictureFiles {
  const read = async (hash: string): Promise<Buffer> => {
    const source = sources.get(hash);
    if (source === undefined) throw new Error(`No picture ${hash}`);
    return source();
  };
  return {
    read,
    webp: async (hash) => {
      const bytes = await read(hash);
      return bytes[0] === PNG ? quickWebp(bytes) : bytes;
    },
    thumb: async (hash) =>
      sharp(await read(hash))
        .resize({ ...THUMB, fit: 'cover', position: 'left top', withoutEnlargement: true })
        .webp({ quality: 60, effort: 4 })
        .toBuffer(),
  };
}
