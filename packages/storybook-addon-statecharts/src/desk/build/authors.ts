// Who committed a verdict, as far as git tells. It believes what a commit says of its author: what that
// proves, and what only the host can, is in docs/how-to/a-review.md.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../../chart/projectOptions.ts';
import type { DamagedFile } from '../desk.ts';
import { SKEW_MS, type Verdict } from '../verdicts.ts';
import { git } from './base.ts';
import { VERDICTS, type FoundVerdicts } from './verdictFiles.ts';

interface Commit {
  hash: string;
  /** `Bo <bo@example.com>`. */
  author: string;
  /** What the author can be called by, in small letters: name, address, login on GitHub. */
  names: ReadonlySet<string>;
  /** When it was made, in milliseconds. */
  at: number;
}

export interface BoundVerdicts extends FoundVerdicts {
  /** Whose approvals were left out. */
  own: string[];
}

const said = (root: string, ...args: string[]): string => git(root, args)?.toString('utf8') ?? '';

const NO_REPLY = /^(?:\d+\+)?([^@+]+)@users\.noreply\.github\.com$/;

function namesOf(name: string, email: string): Set<string> {
  const address = email.toLowerCase();
  const [, login] = NO_REPLY.exec(address) ?? [];
  return new Set([name.toLowerCase(), address, ...(login === undefined ? [] : [login])]);
}

/** The commits since the base, each author as the commit has it: a branch may bring a `.mailmap` along. */
function commitsSince(base: string, root: string, ...paths: string[]): Commit[] {
  const format = '--format=%H%x00%an%x00%ae%x00%ct';
  return said(root, 'log', '--no-use-mailmap', format, `${base}..HEAD`, ...paths)
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

const isBy = ({ names }: Commit, by: string): boolean => names.has(by.toLowerCase());

/** The commit of each line of a file as it is in the working tree: line by line, undefined before the base. */
function blame(file: string, base: string, root: string): string[] {
  const porcelain = said(root, 'blame', '--porcelain', `^${base}`, '--', file);
  return [...porcelain.matchAll(/^([0-9a-f]{40,64}) \d+ \d+/gm)].map(([, hash = '']) => hash);
}

/** Whose file of verdicts this is; nobody's where it does not say. */
function namedIn(text: string): string {
  const [, name = '""'] = /^"by":(".*"),$/m.exec(text) ?? [];
  try {
    return String(JSON.parse(name));
  } catch {
    return '';
  }
}

const DATED = /"at":"([^"]+)"\},?$/;

/** A verdict of a file with the commit that brought it, of those since the base. */
interface Added {
  file: string;
  line: number;
  by: string;
  at: number;
  commit: Commit;
}

function addedSince(base: string, commits: readonly Commit[], root: string): Added[] {
  const known = new Map(commits.map((commit) => [commit.hash, commit]));
  const folder = path.join(root, VERDICTS);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const file = `${VERDICTS}/${name}`;
      const text = readFileSync(path.join(folder, name), 'utf8');
      const by = namedIn(text);
      const hashes = blame(file, base, root);
      return text.split('\n').flatMap((each, index): Added[] => {
        const commit = known.get(hashes[index] ?? '');
        const [, at] = DATED.exec(each) ?? [];
        if (commit === undefined || at === undefined) return [];
        return [{ file, line: index + 1, by, at: Date.parse(at), commit }];
      });
    });
}

function faultOf({ file, line, by, at, commit }: Added): DamagedFile[] {
  if (!isBy(commit, by))
    return [{ file, line, reason: `a verdict of ${by}, committed by ${commit.author}` }];
  return at > commit.at + SKEW_MS
    ? [{ file, line, reason: 'it is dated later than its commit' }]
    : [];
}

/** Verdicts that somebody else took out of a file. */
function takenOut(commits: readonly Commit[], root: string): DamagedFile[] {
  return commits.flatMap((commit) => {
    const show = ['show', '--format=', '--numstat', '--no-renames', commit.hash, '--', VERDICTS];
    return said(root, ...show)
      .split('\n')
      .flatMap((change): DamagedFile[] => {
        const [, removed, file = ''] = change.split('\t');
        if (!(Number(removed) > 0) || !file.endsWith('.json')) return [];
        const by = namedIn(said(root, 'show', `${commit.hash}^:${file}`));
        return isBy(commit, by)
          ? []
          : [{ file, line: 0, reason: `verdicts of ${by}, taken out by ${commit.author}` }];
      });
  });
}

const isApproval = ({ decision }: Verdict): boolean => decision === 'approved';

/** Who made the change itself, apart from its pictures and verdicts. */
const makersSince = (base: string, root: string): Commit[] =>
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
 * Compares each verdict that was committed since the base with its commit: of another author, or dated
 * later than it, it does not count. Of what is not committed yet git knows nothing.
 *
 * @param author login or address of who asks for the review: approvals of theirs, and of those who
 *   committed any of the change itself, are left out. Undefined: nobody's are.
 */
export function bindVerdicts(
  { files, damaged }: FoundVerdicts,
  base: string,
  author?: string,
  root = '.',
): BoundVerdicts {
  const added = addedSince(base, commitsSince(base, root), root);
  const faults = [
    ...added.flatMap(faultOf),
    ...takenOut(commitsSince(base, root, '--no-merges', '--', VERDICTS), root),
  ];
  const makers = new Set(
    author === undefined
      ? []
      : [author.toLowerCase(), ...makersSince(base, root).flatMap(({ names }) => [...names])],
  );
  const isMaker = (by: string): boolean =>
    makers.has(by.toLowerCase()) ||
    added.some((each) => each.by === by && [...each.commit.names].some((name) => makers.has(name)));
  const own = files
    .filter(({ by, verdicts }) => verdicts.some(isApproval) && isMaker(by))
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
