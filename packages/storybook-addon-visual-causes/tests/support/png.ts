import sharp from 'sharp';
import type { Pixels } from '../../src/pictures/images.ts';

export const png = ({ data, width, height }: Pixels): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
