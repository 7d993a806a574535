// Decodes and encodes picture files.
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** Decodes a PNG or WebP from bytes or a file. */
export async function decode(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Encodes losslessly, in less than half of the PNG's size. */
export const losslessWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();

export const png = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
