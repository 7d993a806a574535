// Refuses files that a review must not read: symbolic links, and output that git tracks.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../../settings/projectOptions.ts';
import { hashOf } from '../../pictures/images.ts';
import { acceptedPath, MANIFEST, pictureKey, type Picture } from '../../pictures/manifest.ts';
import { gitText } from './base.ts';

/** The folders of output, which no commit may contain. */
const OUTPUT = [projectOptions.results, '.cache'];

/** Returns the first symbolic link in a folder, or the folder itself if its path has one. */
function linkIn(folder: string, root: string): string | undefined {
  const place = path.join(root, folder);
  if (!existsSync(place)) return undefined;
  if (realpathSync(place) !== path.join(realpathSync(root), folder)) return folder;
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
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
