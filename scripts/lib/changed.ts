// Selects what `npm test -- --changed [base]` runs: Vitest follows the stories' modules and Playwright its
// specs; a step whose input no file is part of is left out, and everything else runs whole.
import { execFileSync } from 'node:child_process';

/** Vitest and Playwright cannot trace what these files affect, so every step runs whole. */
const EVERYTHING =
  /^(?:package(?:-lock)?[.]json|[.]npmrc|tsconfig[.]json|[^/]+[.]config[.]ts|scripts\/(?:test[.]ts|setup[.]mjs|lib\/[^/]+))$/;
const KNOWN =
  /^(?:(?:[.]ci|[.]github|[.]storybook|board|docs|machines|mocks|packages|public|scripts|src|stories|supabase|tests)\/|[^/]+[.](?:md|json|mjs|html)$|[.](?:editorconfig|env[.]example|gitattributes|gitignore)$|LICENSE$)/;

/** Sources of the built site and its servers; only Storybook loads words. */
const SITE =
  /^(?:src|machines(?!.*[/.]words[.]ts$)|public|supabase|scripts(?!\/bench)|packages\/(?!storybook-))\/|^index[.]html$|^[.]htmlvalidate[.]json$/;
/** What every story renders with. */
const DRAWN = /^(?:[.]storybook|packages\/storybook-[^/]+|src\/ui\/styles)\//;
const BOARD =
  /^(?:[.]storybook|board|packages\/storybook-[^/]+|stories|src\/ui\/styles|tests\/storybook)\//;
const ADDON = /^packages\/storybook-/;

/** The files that a step depends on. A step that is not listed always runs. */
const INPUT: Readonly<Record<string, readonly RegExp[]>> = {
  database: [/^(?:[.]storybook|packages|scripts|src|supabase|tests)\//],
  'stories and pictures': [/^(?!docs\/|tests\/(?!visual)|supabase\/|[.]github\/|[^/]+[.]md$)/],
  build: [SITE, /^tests\/(?:e2e|engines)\//],
  'end to end': [SITE, /^tests\/(?:e2e|unit\/art|support)\//],
  firefox: [SITE, /^tests\/engines\//],
  budgets: [SITE],
  'storybook build': [BOARD],
  storybook: [BOARD],
  'add-on build': [ADDON],
  'add-on': [ADDON],
  'pictures by change': [
    /^(?:packages\/storybook-[^/]+\/src\/(?:pictures|desk)|tests\/visual-tools)\//,
  ],
  // Only a run of all stories determines which states they show.
  states: [DRAWN],
};

/** The changes that a run of the tests is limited to. */
export interface Change {
  /** The commit that they are compared with. */
  readonly base: string;
  /** Whether a step depends on them. */
  runs(step: string): boolean;
  /** The argument that limits a runner to the affected tests; undefined where it must run all. */
  limit(step: 'stories and pictures' | 'end to end'): string | undefined;
}

/** Limits `npm test` to what differs from the commit `base`; undefined where everything runs. */
export function changeOf(files: readonly string[], base: string): Change | undefined {
  if (files.some((file) => EVERYTHING.test(file) || !KNOWN.test(file))) return undefined;
  const reaches = (...input: readonly RegExp[]): boolean =>
    files.some((file) => input.some((pattern) => pattern.test(file)));
  return {
    base,
    runs: (step) => INPUT[step] === undefined || reaches(...INPUT[step]),
    limit: (step) =>
      step === 'end to end'
        ? reaches(SITE)
          ? undefined
          : `--only-changed=${base}`
        : reaches(DRAWN)
          ? undefined
          : `--changed=${base}`,
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
      return git(root, 'merge-base', 'HEAD', branch).trim();
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
