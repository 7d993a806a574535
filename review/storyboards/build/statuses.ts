// What is known of the pictures on the base of a review: main, or what REVIEW_BASE names.
import { execFileSync } from 'node:child_process';
import { MANIFEST, parseManifest, pictureKey, type Picture } from '../../pictures/manifest.ts';
import type { Status } from '../pictures.ts';

const git = (root: string, ...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
};

/** The commit that a review compares with; undefined where there is no history. */
export function reviewBase(root = '.'): string | undefined {
  const named = process.env['REVIEW_BASE'];
  const names = named === undefined ? ['origin/main', 'main'] : [named];
  for (const name of names) {
    const commit = git(root, 'merge-base', name, 'HEAD')?.trim();
    if (commit !== undefined && commit !== '') return commit;
  }
  return undefined;
}

/** The accepted pictures of the base, by story and mode; undefined where nothing is known of it. */
export function baseHashes(root = '.'): ReadonlyMap<string, string> | undefined {
  const base = reviewBase(root);
  const text = base === undefined ? undefined : git(root, 'show', `${base}:${MANIFEST}`);
  if (text === undefined) return undefined;
  return new Map(parseManifest(text).map((picture) => [pictureKey(picture), picture.hash]));
}

/** Is a picture as it was accepted on the base? Without a base every accepted one is. */
export function statusOf(picture: Picture, base: ReadonlyMap<string, string> | undefined): Status {
  if (base === undefined) return 'approved';
  const before = base.get(pictureKey(picture));
  if (before === undefined) return 'new';
  return before === picture.hash ? 'approved' : 'changed';
}
