// Refuses files that a review must not read: symbolic links, and output that git tracks.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../files.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import { hashOf } from '../../pictures/images.ts';
import { acceptedPath, MANIFEST, pictureKey, type Picture } from '../../pictures/manifest.ts';
import { listedFiles } from './base.ts';

/** Git's mode of a symbolic link, and its path. */
const LINK = /^120000 .*\t(.*)$/;

/**
 * Checks what git has of the folders that a review reads and writes.
 * @throws for a symbolic link in one or on the way to it, and for output that git tracks
 */
export function refuseUntrusted(root = '.'): void {
  const { pictures, results } = projectOptions;
  const links = (listedFiles(root, '--stage') ?? []).flatMap((line) => LINK.exec(line)?.[1] ?? []);
  const link = links.find((file) =>
    [pictures, results].some((folder) => isWithin(file, folder) || isWithin(folder, file)),
  );
  if (link !== undefined) throw new Error(`${link} is a symbolic link. Remove it.`);
  const [tracked] = listedFiles(root, '--', results, '.cache') ?? [];
  if (tracked !== undefined)
    throw new Error(
      `${tracked} is output, but git tracks it. Remove it: git rm --cached ${tracked}`,
    );
}

/** Returns what is wrong with baselines, by key: a file that is missing or not the manifest's. */
export function brokenBaselines(pictures: Iterable<Picture>, root = '.'): Map<string, string> {
  const broken = new Map<string, string>();
  for (const picture of pictures) {
    const key = pictureKey(picture);
    const file = path.join(root, acceptedPath(picture));
    if (!existsSync(file)) broken.set(key, `${key} has no file`);
    else if (hashOf(readFileSync(file)) !== picture.file)
      broken.set(key, `${key} is not the file that ${MANIFEST} names`);
  }
  return broken;
}
