// Finds who committed a verdict. Git trusts a commit's author; docs/how-to/a-review.md explains
// what that proves, and what only the host can prove.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../../chart/projectOptions.ts';
import type { DamagedFile } from '../desk.ts';
import { SKEW_MS, type ParsedFiles, type Verdict } from '../verdicts.ts';
import { git } from './base.ts';
import { VERDICTS } from './verdictFiles.ts';

interface Commit {
  hash: string;
  /** `Bo <bo@example.com>`. */
  author: string;
  /** The author's names in lower case: name, email address, GitHub login. */
  names: ReadonlySet<string>;
  /** The commit's time, in milliseconds. */
  at: number;
}

export interface CheckedVerdicts extends ParsedFiles {
  /** Authors whose own approvals were excluded. */
  own: string[];
}

const gitText = (root: string, ...args: string[]): string =>
  git(root, args)?.toString('utf8') ?? '';

const NO_REPLY = /^(?:\d+\+)?([^@+]+)@users\.noreply\.github\.com$/;

function namesOf(name: string, email: string): Set<string> {
  const address = email.toLowerCase();
  const [, login] = NO_REPLY.exec(address) ?? [];
  return new Set([name.toLowerCase(), address, ...(login === undefined ? [] : [login])]);
}

/** The commits since the base, with raw authors, because a branch may change `.mailmap`. */
function commitsSince(base: string, root: string, ...paths: string[]): Commit[] {
  const format = '--format=%H%x00%an%x00%ae%x00%ct';
  return gitText(root, 'log', '--no-use-mailmap', format, `${base}..HEAD`, ...paths)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', name = '', email = '', at = ''] = line.split('\0');
      return {
        hash,
        author: `${name} <${email}>`,
        names: namesOf(name, email),
        at: Number(at) * 1000,
      };
    });
}

const isAuthor = ({ names }: Commit, by: string): boolean => names.has(by.toLowerCase());

/** The commit of each line of a file in the working tree. */
function blame(file: string, base: string, root: string): string[] {
  const porcelain = gitText(root, 'blame', '--porcelain', `^${base}`, '--', file);
  return [...porcelain.matchAll(/^([0-9a-f]{40,64}) \d+ \d+/gm)].map(([, hash = '']) => hash);
}

/** The reviewer named in a file of verdicts; empty if there is none. */
function reviewerIn(text: string): string {
  const [, name = '""'] = /^"by":(".*"),$/m.exec(text) ?? [];
  try {
    return String(JSON.parse(name));
  } catch {
    return '';
  }
}

const AT = /"at":"([^"]+)"\},?$/;

/** A verdict, with the commit since the base that added it. */
interface AddedVerdict {
  file: string;
  line: number;
  by: string;
  at: number;
  commit: Commit;
}

function addedSince(base: string, commits: readonly Commit[], root: string): AddedVerdict[] {
  const known = new Map(commits.map((commit) => [commit.hash, commit]));
  const folder = path.join(root, VERDICTS);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = `${VERDICTS}/${name}`;
      const text = readFileSync(path.join(folder, name), 'utf8');
      const by = reviewerIn(text);
      const hashes = blame(file, base, root);
      return text.split('\n').flatMap((each, index): AddedVerdict[] => {
        const commit = known.get(hashes[index] ?? '');
        const [, at] = AT.exec(each) ?? [];
        if (commit === undefined || at === undefined) return [];
        return [{ file, line: index + 1, by, at: Date.parse(at), commit }];
      });
    });
}

function faultOf({ file, line, by, at, commit }: AddedVerdict): DamagedFile[] {
  if (!isAuthor(commit, by))
    return [{ file, line, reason: `a verdict of ${by}, committed by ${commit.author}` }];
  return at > commit.at + SKEW_MS
    ? [{ file, line, reason: 'it is dated later than its commit' }]
    : [];
}

/** Verdicts that someone else removed from a file. */
function removedByOthers(commits: readonly Commit[], root: string): DamagedFile[] {
  return commits.flatMap((commit) => {
    const show = ['show', '--format=', '--numstat', '--no-renames', commit.hash, '--', VERDICTS];
    return gitText(root, ...show)
      .split('\n')
      .flatMap((change): DamagedFile[] => {
        const [, removed, file = ''] = change.split('\t');
        if (!(Number(removed) > 0) || !file.endsWith('.json')) return [];
        const by = reviewerIn(gitText(root, 'show', `${commit.hash}^:${file}`));
        return isAuthor(commit, by)
          ? []
          : [{ file, line: 0, reason: `verdicts of ${by}, removed by ${commit.author}` }];
      });
  });
}

const isApproval = ({ decision }: Verdict): boolean => decision === 'approved';

/** The commits of the change itself, without its pictures and verdicts. */
const changeAuthors = (base: string, root: string): Commit[] =>
  commitsSince(
    base,
    root,
    '--no-merges',
    '--',
    '.',
    `:!${VERDICTS}`,
    `:!${projectOptions.pictures}`,
  );

/**
 * Checks each verdict committed since the base against its commit: one by another author, or dated
 * after the commit, does not count. Uncommitted verdicts pass unchecked.
 * @param author login or address of the review's requester, whose approvals do not count, nor do
 * those of the change's committers. Undefined: all approvals count.
 */
export function checkAuthors(
  { files, damaged }: ParsedFiles,
  base: string,
  author?: string,
  root = '.',
): CheckedVerdicts {
  const added = addedSince(base, commitsSince(base, root), root);
  const faults = [
    ...added.flatMap(faultOf),
    ...removedByOthers(commitsSince(base, root, '--no-merges', '--', VERDICTS), root),
  ];
  const authors = new Set(
    author === undefined
      ? []
      : [author.toLowerCase(), ...changeAuthors(base, root).flatMap(({ names }) => [...names])],
  );
  const isChangeAuthor = (by: string): boolean =>
    authors.has(by.toLowerCase()) ||
    added.some(
      (each) => each.by === by && [...each.commit.names].some((name) => authors.has(name)),
    );
  const own = files
    .filter(({ by, verdicts }) => verdicts.some(isApproval) && isChangeAuthor(by))
    .map(({ by }) => by);
  return {
    files: files.map((file) =>
      own.includes(file.by)
        ? { ...file, verdicts: file.verdicts.filter((verdict) => !isApproval(verdict)) }
        : file,
    ),
    damaged: [...damaged, ...faults],
    own,
  };
}
