// Small pictures of the accepted ones, made once for each hash: what has another hash is another file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { acceptedPath, type Picture } from '../../pictures/manifest.ts';

/** Where they are kept between builds, from the project's root. Never committed. */
const CACHE = '.cache/storyboards';
/** Twice as sharp as they are drawn; as high as a window, not as the page. */
const sizes = { phone: { width: 352, height: 528 }, desk: { width: 576, height: 360 } };
/** Narrower ones are a phone's. */
const DESK = 800;

/** The small picture's file, made if there is none yet. */
export async function thumbnailFile(picture: Picture, root = '.'): Promise<string> {
  const file = path.join(root, CACHE, `${picture.hash}.webp`);
  if (existsSync(file)) return file;
  const { width, height } = picture.width < DESK ? sizes.phone : sizes.desk;
  // Not by its name: sharp keeps what a file of that name held before.
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
