// Decodes and encodes picture files.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

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

/** Encodes losslessly in a fraction of a second, for pictures that are shown and not kept. */
export const quickWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();

/** Encodes losslessly, in less than half of the PNG's size. */
export async function losslessWebp(png: Buffer): Promise<Buffer> {
  const quick = await quickWebp(png);
  if (quick.length < LARGE) return quick;
  return sharp(png).webp({ lossless: true, effort: 6, quality: 100 }).toBuffer();
}
