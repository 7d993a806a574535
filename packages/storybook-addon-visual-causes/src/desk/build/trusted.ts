// Refuses files that a review must not read: symbolic links, and output that git tracks.
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../../settings/projectOptions.ts';
import { hashOf } from '../../pictures/images.ts';
import { acceptedPath, MANIFEST, pictureKey, type Picture } from '../../pictures/manifest.ts';
import { gitText } from './base.ts';

/** The folders of output, which no commit may contain. */
const OUTPUT = [projectOptions.results, '.cache'];

/** Returns the first symbolic link in a folder, or on the way to it. */
function linkIn(folder: string, root: string): string | undefined {
  let place = '';
  for (const part of folder.split('/')) {
    place = path.posix.join(place, part);
    if (!existsSync(path.join(root, place))) return undefined;
    if (lstatSync(path.join(root, place)).isSymbolicLink()) return place;
  }
  const link = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true }).find(
    (entry) => entry.isSymbolicLink(),
  );
  return link && path.relative(root, path.join(link.parentPath, link.name));
}

/**
 * Checks the folders that a review reads and writes.
 * @throws for a symbolic link among baselines or findings, and for output that git tracks
 */
export function refuseUntrusted(root = '.'): void {
  for (const folder of [projectOptions.pictures, `${projectOptions.results}/visual`]) {
    const link = linkIn(folder, root);
    if (link !== undefined) throw new Error(`${link} is a symbolic link. Remove it.`);
  }
  const [tracked] = gitText(root, 'ls-files', '-z', '--', ...OUTPUT).split('\0');
  if (tracked)
    throw new Error(
      `${tracked} is output, but git tracks it. Remove it: git rm --cached ${tracked}`,
    );
}

/** Returns the baselines that are missing or differ from the manifest's digest of their file. */
export function brokenBaselines(pictures: Iterable<Picture>, root = '.'): string[] {
  return [...pictures].flatMap((picture) => {
    const file = path.join(root, acceptedPath(picture));
    if (!existsSync(file)) return [`${pictureKey(picture)} has no file`];
    return hashOf(readFileSync(file)) === picture.file
      ? []
      : [`${pictureKey(picture)} is not the file that ${MANIFEST} names`];
  });
}
