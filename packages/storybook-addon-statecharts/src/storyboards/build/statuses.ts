// What is known of the pictures on the base of a review: main, or what DESK_BASE names.
import { manifestOf, reviewBase } from '../../desk/build/base.ts';
import { pictureKey, type Picture } from '../../pictures/manifest.ts';
import type { Status } from '../pictures.ts';

/** The accepted pictures of the base, by story and mode; undefined where nothing is known of it. */
export function baseHashes(root = '.'): ReadonlyMap<string, string> | undefined {
  const base = reviewBase(root);
  const pictures = base === undefined ? undefined : manifestOf(base.commit, root);
  if (pictures === undefined) return undefined;
  return new Map(pictures.map((picture) => [pictureKey(picture), picture.hash]));
}

/** Is a picture as it was accepted on the base? Without a base every accepted one is. */
export function statusOf(picture: Picture, base: ReadonlyMap<string, string> | undefined): Status {
  if (base === undefined) return 'approved';
  const before = base.get(pictureKey(picture));
  if (before === undefined) return 'new';
  return before === picture.hash ? 'approved' : 'changed';
}
