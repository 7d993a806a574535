// What differs from another state of the repository.
import { execFileSync } from 'node:child_process';
import {
  MANIFEST,
  manifestText,
  parseManifest,
  pictureKey,
  readManifest,
} from 'storybook-addon-statecharts/node';
import type { Change } from './reach.ts';

const LARGE = 64 * 1024 * 1024;

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: LARGE,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function found(root: string, ...args: string[]): string | undefined {
  try {
    return git(root, ...args).trim();
  } catch {
    return undefined;
  }
}

const names = (text: string): string[] => text.split('\0').filter((name) => name !== '');

/**
 * The commit that a change is compared with.
 * @param base a branch or commit; the merge base with it is taken. Else that with `origin/main`, else with
 *   `main`, else the last commit.
 * @throws when `base` is none
 */
export function baseCommit(base?: string, root = '.'): string {
  if (base !== undefined) {
    const commit = found(root, 'merge-base', 'HEAD', base);
    if (commit === undefined) throw new Error(`${base} is no branch or commit to compare with`);
    return commit;
  }
  return (
    found(root, 'merge-base', 'HEAD', 'origin/main') ??
    found(root, 'merge-base', 'HEAD', 'main') ??
    git(root, 'rev-parse', 'HEAD').trim()
  );
}

/** The stories of which a line of the manifest differs, each once. */
export function picturesThatDiffer(before: string, now: string): string[] {
  const lines = (text: string) =>
    new Map(parseManifest(text).map((picture) => [pictureKey(picture), picture]));
  const [was, is] = [lines(before), lines(now)];
  const differing = [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => was.get(key)?.hash !== is.get(key)?.hash,
  );
  return [...new Set(differing.map((key) => key.slice(0, key.lastIndexOf('/'))))];
}

/** What differs from `commit`: in later commits, not yet committed, and new. Renamed is gone and new. */
export function changeSince(commit: string, root = '.'): Change {
  const files = [
    ...names(git(root, 'diff', '--name-only', '--no-renames', '-z', commit)),
    ...names(git(root, 'ls-files', '--others', '--exclude-standard', '-z')),
  ];
  const isAboutPictures = files.includes(MANIFEST);
  return {
    files: [...new Set(files)].toSorted(),
    pictures: isAboutPictures
      ? picturesThatDiffer(
          found(root, 'show', `${commit}:${MANIFEST}`) ?? '',
          manifestText(readManifest(root)),
        )
      : [],
  };
}
