// Thumbnails of accepted pictures, made once in a process.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { createMemory } from '../../desk/build/memory.ts';
import { acceptedPath, type Picture } from '../../pictures/manifest.ts';

/** Twice the displayed size; as high as a window, not as the page. */
const sizes = { phone: { width: 352, height: 528 }, desk: { width: 576, height: 360 } };
/** Narrower pictures show a phone. */
const DESK = 800;

const thumbnails = createMemory<Buffer>();

/** Returns a picture's thumbnail. */
export const readThumbnail = (picture: Picture, root = '.'): Promise<Buffer> =>
  thumbnails(picture.hash, () =>
    // From a buffer, because sharp caches a file's earlier contents by name.
    sharp(readFileSync(path.join(root, acceptedPath(picture))))
      .resize({
        ...(picture.width < DESK ? sizes.phone : sizes.desk),
        fit: 'cover',
        position: 'top',
      })
      .webp({ quality: 82, effort: 4 })
      .toBuffer(),
  );
