// Compares pictures with the base of a review: main, or DESK_BASE.
import { manifestOf, reviewBase } from '../../desk/build/base.ts';
import { pictureKey, type Picture } from '../../pictures/manifest.ts';
import type { Status } from '../pictures.ts';

/** Returns the hashes of the base's accepted pictures, by story and mode; undefined without a base. */
export function baseHashes(root = '.'): ReadonlyMap<string, string> | undefined {
  const base = reviewBase(root);
  const pictures = base === undefined ? undefined : manifestOf(base.commit, root);
  if (pictures === undefined) return undefined;
  return new Map(pictures.map((picture) => [pictureKey(picture), picture.hash]));
}

/** Returns a picture's status relative to the base. Without a base, every picture is accepted. */
export function statusOf(picture: Picture, base: ReadonlyMap<string, string> | undefined): Status {
  if (base === undefined) return 'approved';
  const before = base.get(pictureKey(picture));
  if (before === undefined) return 'new';
  return before === picture.hash ? 'approved' : 'changed';
}
