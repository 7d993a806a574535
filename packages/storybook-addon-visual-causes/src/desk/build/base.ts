// The base of a review in git: its manifest, pictures and text baselines.
import { execFileSync, type StdioOptions } from 'node:child_process';
import {
  acceptedPath,
  MANIFEST,
  parseManifest,
  type Picture,
  type PictureId,
} from '../../pictures/manifest.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import type { DeskData, PictureCommit } from '../desk.ts';

/** Returns git's output; undefined without git, history or the requested object. */
function git(root: string, args: readonly string[]): Buffer | undefined {
  const stdio: StdioOptions = ['ignore', 'pipe', 'ignore'];
  try {
    return execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio });
  } catch {
    return undefined;
  }
}

const line = (root: string, ...args: string[]): string | undefined =>
  git(root, args)?.toString().trim() || undefined;

/** Returns the commit of a branch, tag or commit that a person named; git would parse options in it. */
export const commitOf = (ref: string, root = '.'): string | undefined =>
  line(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);

/** Returns the merge base with `DESK_BASE` or main; undefined without history. */
export function reviewBase(root = '.'): DeskData['base'] {
  const named = process.env['DESK_BASE'];
  const refs = named === undefined || named === '' ? ['origin/main', 'main'] : [named];
  for (const ref of refs) {
    const tip = commitOf(ref, root);
    if (tip === undefined) continue;
    const commit = line(root, 'merge-base', tip, 'HEAD') ?? tip;
    const date = line(root, 'show', '-s', '--format=%cs', commit);
    if (date !== undefined) return { ref, commit, date };
  }
  return undefined;
}

/** Returns the files that git lists, of the working tree; undefined without git. */
export const listedFiles = (root: string, ...args: string[]): string[] | undefined =>
  git(root, ['ls-files', '-z', ...args])
    ?.toString()
    .split('\0')
    .filter((file) => file !== '');

/**
 * Returns the files in a folder that differ from a commit: committed later, uncommitted, or untracked.
 * @throws when git cannot tell, because none would mean that nothing changed
 */
export function changedSince(commit: string, folder = '.', root = '.'): string[] {
  const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', folder];
  const differing = git(root, args)?.toString().split('\0').slice(0, -1);
  if (differing === undefined) throw new Error(`git cannot tell what changed since ${commit}`);
  const others = listedFiles(root, '--others', '--exclude-standard', '--', folder) ?? [];
  return [...differing, ...others];
}

/** Returns a file of a commit; undefined if it has none. @param file relative to the project's root */
export const fileOf = (commit: string, file: string, root = '.'): Buffer | undefined =>
  git(root, ['cat-file', 'blob', `${commit}:./${file}`]);

/** Returns a commit's accepted pictures; undefined if its manifest is missing or invalid. */
export function manifestOf(commit: string, root = '.'): Picture[] | undefined {
  try {
    return parseManifest(fileOf(commit, MANIFEST, root)?.toString() ?? '');
  } catch {
    return undefined;
  }
}

/** Returns the latest dozen commits that changed a picture, newest first. One git process reads them all. */
export function pictureHistory(root = '.'): (picture: PictureId) => readonly PictureCommit[] {
  const found = new Map<string, PictureCommit[]>();
  const options = '--no-renames --relative --name-only --date=short'.split(' ');
  const format = '--format=%x00%h%x09%cd%x09%an%x09%s';
  const log = git(root, ['log', ...options, format, '--', projectOptions.pictures]);
  for (const entry of log?.toString().split('\0') ?? []) {
    const [head = '', ...files] = entry.split('\n');
    const [commit = '', date = '', author = '', subject = ''] = head.split('\t');
    for (const file of files) {
      const commits = found.get(file) ?? [];
      found.set(file, [...commits, { commit, date, author, subject }].slice(0, 12));
    }
  }
  return (picture) => found.get(acceptedPath(picture)) ?? [];
}
