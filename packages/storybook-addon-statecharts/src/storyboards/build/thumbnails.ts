// Thumbnails of accepted pictures, cached by hash.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { cached } from '../../desk/build/cache.ts';
import { acceptedPath, type Picture } from '../../pictures/manifest.ts';

/** Twice the displayed size; as high as a window, not as the page. */
const sizes = { phone: { width: 352, height: 528 }, desk: { width: 576, height: 360 } };
/** Narrower pictures show a phone. */
const DESK = 800;

/** Returns a picture's thumbnail, created if missing. */
export const readThumbnail = async (picture: Picture, root = '.'): Promise<Buffer> =>
  readFileSync(
    await cached(root, `storyboards/${picture.hash}.webp`, () =>
      // From a buffer, because sharp caches a file's earlier contents by name.
      sharp(readFileSync(path.join(root, acceptedPath(picture))))
        .resize({
          ...(picture.width < DESK ? sizes.phone : sizes.desk),
          fit: 'cover',
          position: 'top',
        })
        .webp({ quality: 82, effort: 4 })
        .toBuffer(),
    ),
  );
