// The base of a review in git: its manifest, pictures and text baselines.
import { execFileSync } from 'node:child_process';
import {
  acceptedPath,
  MANIFEST,
  parseManifest,
  type Picture,
  type PictureId,
} from '../../pictures/manifest.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import type { DeskData, PictureCommit } from '../desk.ts';

const MOST_BYTES = 2 ** 30;

/** Returns git's output; undefined without git, history or the requested object. */
export function git(root: string, args: readonly string[], input?: string): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      maxBuffer: MOST_BYTES,
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'ignore'],
      ...(input === undefined ? {} : { input }),
    });
  } catch {
    return undefined;
  }
}

/** Returns git's output as text; empty if there is none. */
export const gitText = (root: string, ...args: string[]): string =>
  git(root, args)?.toString('utf8') ?? '';

const line = (root: string, ...args: string[]): string | undefined =>
  gitText(root, ...args).trim() || undefined;

/** Returns the commit of a branch, tag or commit that a person named; git would parse options in it. */
export const commitOf = (ref: string, root = '.'): string | undefined =>
  line(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`);

/** Bases to try without `DESK_BASE`. */
const DEFAULTS = ['origin/main', 'main'];

/** Returns the merge base with `DESK_BASE` or main; undefined without history. */
export function reviewBase(root = '.'): DeskData['base'] {
  const named = process.env['DESK_BASE'];
  const refs = named === undefined || named === '' ? DEFAULTS : [named];
  for (const ref of refs) {
    const tip = commitOf(ref, root);
    if (tip === undefined) continue;
    const commit = line(root, 'merge-base', tip, 'HEAD') ?? tip;
    const date = line(root, 'show', '-s', '--format=%cs', commit);
    if (date !== undefined) return { ref, commit, date };
  }
  return undefined;
}

/** The current branch; the commit if detached, and '' without history. */
export const branchOf = (root = '.'): string =>
  line(root, 'symbolic-ref', '--short', '--quiet', 'HEAD') ?? line(root, 'rev-parse', 'HEAD') ?? '';

/** Returns a commit's accepted pictures; undefined if its manifest is missing or invalid. */
export function manifestOf(commit: string, root = '.'): Picture[] | undefined {
  const text = gitText(root, 'show', `${commit}:./${MANIFEST}`);
  try {
    return text === '' ? undefined : parseManifest(text);
  } catch {
    return undefined;
  }
}

const namesIn = (output: string): string[] => output.split('\0').filter((file) => file !== '');

/**
 * Returns the files that differ from a commit: committed later, uncommitted, or untracked.
 * @throws when git cannot tell, because none would mean that nothing changed
 */
export function changedSince(commit: string, root = '.'): string[] {
  const differing = git(root, ['diff', '--name-only', '--no-renames', '--relative', '-z', commit]);
  if (differing === undefined) throw new Error(`git cannot tell what changed since ${commit}`);
  const untracked = gitText(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(namesIn(`${differing.toString('utf8')}\0${untracked}`))];
}

/** Returns a folder's files that differ from a commit. @throws if git cannot compare them */
export function filesChangedSince(commit: string, folder: string, root = '.'): string[] {
  const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', folder];
  const names = git(root, args);
  if (names === undefined) throw new Error(`git cannot compare ${folder} with ${commit}`);
  return namesIn(names.toString('utf8'));
}

/** Returns a commit's files in a folder, relative to the project's root. */
export const filesOf = (commit: string, folder: string, root = '.'): string[] =>
  namesIn(gitText(root, 'ls-tree', '-r', '-z', '--name-only', commit, '--', folder));

/** Reads a commit's files in a single process; missing files are omitted. */
export function blobsOf(commit: string, files: readonly string[], root = '.'): Map<string, Buffer> {
  const found = new Map<string, Buffer>();
  if (files.length === 0) return found;
  const wanted = files.filter((file) => !file.includes('\n'));
  const input = wanted.map((file) => `${commit}:./${file}\n`).join('');
  const output = git(root, ['cat-file', '--batch'], input) ?? Buffer.alloc(0);
  let at = 0;
  for (const file of wanted) {
    const end = output.indexOf(0x0a, at);
    if (end < 0) break;
    const [, size] = /^[0-9a-f]+ blob (\d+)$/.exec(output.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) continue;
    found.set(file, output.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** The latest commits of a picture that are kept. */
const MOST_COMMITS = 12;

/** Returns the commits that changed a picture, newest first. One git process reads them all. */
export function pictureHistory(root = '.'): (picture: PictureId) => readonly PictureCommit[] {
  const found = new Map<string, PictureCommit[]>();
  const options = '--no-renames --relative --name-only --date=short'.split(' ');
  const format = '--format=%x00%h%x09%cd%x09%an%x09%s';
  const log = gitText(root, 'log', ...options, format, '--', projectOptions.pictures);
  for (const entry of log.split('\0')) {
    const [head = '', ...files] = entry.split('\n');
    const [commit = '', date = '', author = '', subject = ''] = head.split('\t');
    for (const file of files) {
      const commits = found.get(file) ?? [];
      if (file !== '' && commits.length < MOST_COMMITS)
        found.set(file, [...commits, { commit, date, author, subject }]);
    }
  }
  return (picture) => found.get(acceptedPath(picture)) ?? [];
}
