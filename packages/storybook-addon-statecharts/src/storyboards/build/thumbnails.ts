// Thumbnails of accepted pictures, cached by hash.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { acceptedPath, type Picture } from '../../pictures/manifest.ts';

/** The cache, relative to the project's root. Never committed. */
const CACHE = '.cache/storyboards';
/** Twice the displayed size; as high as a window, not as the page. */
const sizes = { phone: { width: 352, height: 528 }, desk: { width: 576, height: 360 } };
/** Narrower pictures show a phone. */
const DESK = 800;

/** Returns the thumbnail's file, created if missing. */
export async function thumbnailFile(picture: Picture, root = '.'): Promise<string> {
  const file = path.join(root, CACHE, `${picture.hash}.webp`);
  if (existsSync(file)) return file;
  const { width, height } = picture.width < DESK ? sizes.phone : sizes.desk;
  // From a buffer, because sharp caches a file's earlier contents by name.
  const accepted = readFileSync(path.join(root, acceptedPath(picture)));
  const small = await sharp(accepted)
    .resize({ width, height, fit: 'cover', position: 'top' })
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, small);
  return file;
}

export const readThumbnail = async (picture: Picture, root = '.'): Promise<Buffer> =>
  readFileSync(await thumbnailFile(picture, root));
