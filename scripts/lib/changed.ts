// Selects what `npm test -- --changed [base]` runs. Vitest follows modules and Playwright its specs; what
// neither can trace always runs.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  MANIFEST,
  manifestText,
  readManifest,
  storyFiles,
  titleId,
  titlesOf,
} from 'storybook-addon-statecharts/node';
import { runCommand } from './command.ts';
import { planOf, type Plan } from './plan.ts';

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

/**
 * Finds the commit to compare with.
 * @param base a branch or commit, of which the merge base is taken; by default `origin/main`, else `main`,
 * else the last commit
 * @throws when `base` is no branch or commit
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

/** The titles of stories whose accepted picture differs, as in their ids: `components-card`. */
export function titlesOfPictures(before: string, now: string): string[] {
  const lines = (text: string): string[] => text.split('\n').map((line) => line.replace(/,$/, ''));
  const [was, is] = [new Set(lines(before)), new Set(lines(now))];
  const differing = [...was, ...is].filter((line) => was.has(line) !== is.has(line));
  return [...new Set(differing.flatMap((line) => /^\{"story":"(.*?)--/.exec(line)?.[1] ?? []))];
}

/** Whether a test, or a helper of it, opens files. No module graph knows which. */
export function opensFiles(file: string, known = new Map<string, boolean>()): boolean {
  const seen = known.get(file);
  if (seen !== undefined) return seen;
  // Ends a cycle; another file of it decides.
  known.set(file, false);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const isOpening =
    /\bfrom 'node:(?:fs|child_process)|import\.meta\.glob\(/.test(text) ||
    [...text.matchAll(/\bfrom '([.]{1,2}\/[^']+[.]tsx?)'/g)].some(([, name = '']) =>
      opensFiles(path.join(path.dirname(file), name), known),
    );
  known.set(file, isOpening);
  return isOpening;
}

/** Asks Vitest for its test files: all, or those that depend on what differs from `commit`. */
async function list(config: string, commit?: string): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallygrove-list-'));
  try {
    const json = path.join(folder, 'list.json');
    const changed = commit === undefined ? [] : [`--changed=${commit}`];
    const command = ['vitest', 'list', '--filesOnly', `--json=${json}`, '--config', config];
    const { ok, output } = await runCommand([...command, ...changed, '--passWithNoTests']);
    if (!ok || !existsSync(json)) throw new Error(`Vitest could not list its tests:\n${output}`);
    const found = JSON.parse(readFileSync(json, 'utf8')) as {
      file: string;
      projectName?: string;
    }[];
    const files = new Map<string, string[]>();
    for (const { file, projectName = 'stories' } of found) {
      const name = path.relative('.', file).replaceAll(path.sep, '/');
      files.set(projectName, [...(files.get(projectName) ?? []), name]);
    }
    return files;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const none: ReadonlyMap<string, readonly string[]> = new Map();
/** What stories and their runner consist of. */
const IN_STORIES = /^(?!docs|tests|supabase|[.]github|[^/]+[.]md$)/;

/** Asks git what differs and Vitest what depends on it; undefined where everything runs. */
export async function readPlan(
  commit: string,
  files: readonly string[],
): Promise<Plan | undefined> {
  const [modules, everyModule, drawn] = await Promise.all([
    list('vitest.config.ts', commit),
    list('vitest.config.ts'),
    files.some((file) => IN_STORIES.test(file)) ? list('vitest.stories.config.ts', commit) : none,
  ]);
  const stories = storyFiles();
  const titles = new Map([...titlesOf(stories)].map(([file, title]) => [titleId(title), file]));
  const pictured = files.includes(MANIFEST)
    ? titlesOfPictures(
        found('.', 'show', `${commit}:${MANIFEST}`) ?? '',
        manifestText(readManifest()),
      )
    : [];
  const merged = (...lists: readonly (readonly string[])[]): string[] => [
    ...new Set(lists.flat().toSorted()),
  ];
  const units = everyModule.get('unit') ?? [];
  // Deleted tests are not run; what used them differs as well.
  const here = files.filter((file) => existsSync(file) || !file.startsWith('tests/'));
  return planOf(here, {
    base: commit,
    all: { unit: units, database: everyModule.get('database') ?? [], stories },
    related: {
      unit: merged(
        modules.get('unit') ?? [],
        files.length === 0 ? [] : units.filter((file) => opensFiles(file)),
      ),
      database: modules.get('database') ?? [],
      stories: merged(
        [...drawn.values()].flat(),
        pictured.flatMap((title) => titles.get(title) ?? []),
      ),
    },
  });
}
