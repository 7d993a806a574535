// Decodes and encodes picture files, and knows the noise of taking them.
import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** Rows of red, green, blue and alpha, a byte each. Sizes in px. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The first 32 hexadecimal digits of a file's SHA-256. */
export const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Decodes a PNG or WebP from bytes or a file. */
export async function decode(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Above this size the slowest encoding pays: it takes seconds, and saves an eighth. */
const LARGE = 100_000;

/** Encodes a PNG losslessly in a fraction of a second; a WebP stays as it is. */
export const quickWebp = async (image: Buffer): Promise<Buffer> =>
  image.toString('latin1', 1, 4) === 'PNG'
    ? sharp(image).webp({ lossless: true, effort: 6 }).toBuffer()
    : image;

/** Returns a small picture in the contact sheet's proportions, wide enough to distinguish states. */
export const thumbOf = (image: Buffer): Promise<Buffer> =>
  sharp(image)
    .resize(240, 180, { fit: 'cover', position: 'left top', withoutEnlargement: true })
    .webp({ quality: 60, effort: 4 })
    .toBuffer();

/** Encodes losslessly, in less than half of the PNG's size. */
export async function losslessWebp(png: Buffer): Promise<Buffer> {
  const quick = await quickWebp(png);
  if (quick.length < LARGE) return quick;
  return sharp(png).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
}

/**
 * Observed noise of equal pictures between machines or runs: how many `pixels` may differ by more than
 * `levels`. It limits pixels instead of blurring levels, because a theme colour that changes by one level
 * changes more pixels than this. One picture may have the noise of a machine, which is wide and faint,
 * and of a run, which is narrow and strong.
 */
const NOISE = [
  { levels: 0, pixels: 150 },
  { levels: 3, pixels: 70 },
  { levels: 23, pixels: 10 },
  { levels: 36, pixels: 0 },
];

/** @param counts the pixels that differ by each number of levels */
export const isNoise = (counts: Uint32Array): boolean =>
  NOISE.every(
    ({ levels, pixels }) =>
      counts.subarray(levels + 1).reduce((sum, count) => sum + count, 0) <= pixels,
  );
