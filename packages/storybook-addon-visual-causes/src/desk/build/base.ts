// The base of a review in git: its manifest, pictures and text baselines.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  acceptedPath,
  MANIFEST,
  readManifest,
  type Picture,
  type PictureId,
} from '../../pictures/manifest.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import type { DeskData, PictureCommit } from '../desk.ts';

const MOST_BYTES = 2 ** 30;

/** Returns git's output; undefined without git, history or the requested object. */
export function git(
  root: string,
  args: readonly string[],
  given: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Buffer | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'ignore'],
      ...given,
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

const namesIn = (output: string): string[] => output.split('\0').filter((file) => file !== '');

/**
 * Returns the files in a folder that differ from a commit: committed later, uncommitted, or untracked.
 * @throws when git cannot tell, because none would mean that nothing changed
 */
export function changedSince(commit: string, folder = '.', root = '.'): string[] {
  const args = ['diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', folder];
  const differing = git(root, args);
  if (differing === undefined) throw new Error(`git cannot tell what changed since ${commit}`);
  const others = ['--others', '--exclude-standard', '-z', '--', folder];
  return namesIn(`${differing.toString('utf8')}\0${gitText(root, 'ls-files', ...others)}`);
}

const COPYING = ['--literal-pathspecs', '-c', 'core.hooksPath=/dev/null'];
/** The folders of commits' files, by commit. */
const copies = new Map<string, string>();
process.on('exit', () => {
  for (const copy of copies.values()) rmSync(copy, { recursive: true, force: true });
});

/**
 * Copies a commit's files out of git, once in this process, because another author could have written
 * an older copy. Returns the copy's root, where those that the commit lacks are missing.
 * @param isWanted receives paths relative to the project's root
 */
export function checkOut(
  commit: string,
  folder: string,
  isWanted: (file: string) => boolean = () => true,
  root = '.',
): string {
  const key = path.resolve(root, commit);
  const copy = copies.get(key) ?? mkdtempSync(path.join(tmpdir(), 'visual-causes-'));
  copies.set(key, copy);
  const prefix = gitText(root, 'rev-parse', '--show-prefix').trim();
  const names = ['ls-tree', '-r', '-z', '--name-only', commit, '--', folder];
  const files = namesIn(gitText(root, ...names)).filter(isWanted);
  const args = ['--pathspec-from-file=-', '--pathspec-file-nul'];
  if (files.length > 0)
    git(root, [...COPYING, '--work-tree', copy, 'checkout', ...args, commit], {
      input: files.map((file) => prefix + file).join('\0'),
      // The project's own index stays as it is.
      env: { ...process.env, GIT_INDEX_FILE: path.join(copy, '.index') },
    });
  return path.join(copy, prefix);
}

/** Returns a commit's accepted pictures; undefined if its manifest is missing or invalid. */
export function manifestOf(commit: string, root = '.'): Picture[] | undefined {
  const copy = checkOut(commit, MANIFEST, undefined, root);
  try {
    return existsSync(path.join(copy, MANIFEST)) ? readManifest(copy) : undefined;
  } catch {
    return undefined;
  }
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
