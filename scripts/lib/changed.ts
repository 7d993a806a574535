// Finds what differs from a branch or commit, for `npm test -- --changed [base]`.
import { execFileSync } from 'node:child_process';

/** Vitest and Playwright cannot trace what these files affect, so every step runs whole. */
const EVERYTHING =
  /^(?:package(?:-lock)?[.]json|[.]npmrc|tsconfig[.]json|[^/]+[.]config[.]ts|scripts\/(?:test[.]ts|setup[.]mjs|lib\/[^/]+))$/;
const KNOWN =
  /^(?:(?:[.]ci|[.]github|[.]storybook|docs|machines|mocks|packages|public|scripts|src|stories|supabase|tests)\/|[^/]+[.](?:md|json|mjs|html)$|[.](?:editorconfig|env[.]example|gitattributes|gitignore)$|LICENSE$)/;

/** Words, the stories and pictures that show them, and documents. */
const CONTENT = /^(?:src\/content|stories\/screens|tests\/visual|docs)\/|^[^/]+[.]md$/;

/** The changes that a run of the tests is limited to. */
export interface Change {
  readonly files: readonly string[];
  /** Whether nothing but words and what shows them has changed. */
  readonly isContent: boolean;
  /** The commit that they are compared with. */
  readonly base: string;
  /** Whether a changed file matches one of the patterns. */
  reaches(input: readonly RegExp[]): boolean;
}

/** Limits `npm test` to what differs from the commit `base`; undefined where everything runs. */
export function changeOf(files: readonly string[], base: string): Change | undefined {
  if (files.some((file) => EVERYTHING.test(file) || !KNOWN.test(file))) return undefined;
  return {
    base,
    files,
    isContent:
      files.some((file) => file.startsWith('src/content/')) &&
      files.every((file) => CONTENT.test(file)),
    reaches: (input) => files.some((file) => input.some((pattern) => pattern.test(file))),
  };
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/**
 * Finds the commit to compare with.
 * @param base a branch or commit, of which the merge base is taken; by default `origin/main`, else `main`,
 * else the last commit
 * @throws when `base` is not a branch or commit
 */
export function baseCommit(base?: string, root = '.'): string {
  for (const branch of base === undefined ? ['origin/main', 'main', 'HEAD'] : [base]) {
    try {
      // Git would parse options in a name.
      const verify = ['--verify', '--quiet', '--end-of-options', `${branch}^{commit}`];
      return git(root, 'merge-base', 'HEAD', git(root, 'rev-parse', ...verify).trim()).trim();
    } catch {
      // Try the next one.
    }
  }
  throw new Error(`${base ?? 'HEAD'} is not a branch or commit`);
}

/**
 * Files that differ from `commit`: committed since, uncommitted and new. A rename counts as deleted and
 * new.
 */
export function filesSince(commit: string, root = '.'): string[] {
  const names = [
    git(root, 'diff', '--name-only', '--no-renames', '-z', commit),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((text) => text.split('\0').filter((name) => name !== ''));
  return [...new Set(names)].toSorted();
}
