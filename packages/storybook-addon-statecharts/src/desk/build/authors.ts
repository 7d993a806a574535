// Finds who committed a verdict. Git trusts a commit's author; docs/how-to/a-review.md explains
// what that proves, and what only the host can prove.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../chart/filesIn.ts';
import { projectOptions } from '../../chart/projectOptions.ts';
import type { DamagedFile } from '../desk.ts';
import { SKEW_MS, type ParsedFiles, type Verdict } from '../verdicts.ts';
import { parseJson } from '../parseJson.ts';
import { gitText } from './base.ts';
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

const NO_REPLY = /^(?:\d+\+)?([^@+]+)@users\.noreply\.github\.com$/;

/** The commits since the base, with raw authors (%an, not %aN): a branch may change `.mailmap`. */
function commitsSince(base: string, root: string, ...paths: string[]): Commit[] {
  const format = '--format=%H%x00%an%x00%ae%x00%ct';
  return gitText(root, 'log', format, `${base}..HEAD`, ...paths)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hash = '', name = '', email = '', at = ''] = line.split('\0');
      const address = email.toLowerCase();
      const login = NO_REPLY.exec(address)?.[1] ?? address;
      const names = new Set([name.toLowerCase(), address, login]);
      return { hash, author: `${name} <${email}>`, names, at: Number(at) * 1000 };
    });
}

const isAuthor = ({ names }: Commit, by: string): boolean => names.has(by.toLowerCase());

/** The reviewer named in a file of verdicts; empty if there is none. */
function reviewerIn(text: string): string {
  const [, name = ''] = /^"by":(".*"),$/m.exec(text) ?? [];
  const by = parseJson(name);
  return typeof by === 'string' ? by : '';
}

/** A verdict, with the commit since the base that added it. */
interface AddedVerdict {
  file: string;
  line: number;
  by: string;
  at: number;
  commit: Commit;
}

function addedSince(base: string, root: string): AddedVerdict[] {
  const commits = new Map(commitsSince(base, root).map((commit) => [commit.hash, commit]));
  return filesIn([VERDICTS], /[.]json$/, root).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const by = reviewerIn(text);
    const blame = gitText(root, 'blame', '--porcelain', `^${base}`, '--', file);
    const hashes = [...blame.matchAll(/^([0-9a-f]{40,64}) \d+ \d+/gm)].map(([, hash]) => hash);
    return text.split('\n').flatMap((line, index): AddedVerdict[] => {
      const commit = commits.get(hashes[index] ?? '');
      const [, at] = /"at":"([^"]+)"\},?$/.exec(line) ?? [];
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
function removedByOthers(base: string, root: string): DamagedFile[] {
  return commitsSince(base, root, '--no-merges', '--', VERDICTS).flatMap((commit) => {
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
  const added = addedSince(base, root);
  const faults = [...added.flatMap(faultOf), ...removedByOthers(base, root)];
  const authors = new Set<string>();
  if (author !== undefined) {
    authors.add(author.toLowerCase());
    // The commits of the change itself, without its pictures and verdicts.
    const change = ['.', `:!${VERDICTS}`, `:!${projectOptions.pictures}`];
    for (const { names } of commitsSince(base, root, '--no-merges', '--', ...change))
      for (const name of names) authors.add(name);
  }
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
