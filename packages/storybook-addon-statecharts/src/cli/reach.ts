// The story files that a change can reach, by Vitest's graph of modules.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { VCSProvider } from 'vitest/node';
import { projectOptions } from '../chart/projectOptions.ts';
import { SOURCES } from '../coverage/statesFiles.ts';

const MODULE = /[.](?:[cm]?[jt]sx?|mdx?)$/;
const WITHOUT_EFFECT = /[.](?:md|txt)$|^(?:LICENSE|[.]gitignore)$/;

const isIn = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** Does a file belong to a package of its own, which stories load as it is built? */
function isBuilt(file: string, root: string): boolean {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder))
    if (existsSync(path.join(root, folder, 'package.json'))) return true;
  return false;
}

/**
 * How far a changed file can reach: what the graph of modules says of it, no story, or any of them where
 * nothing can tell.
 * @param file from the project's root, with slashes
 * @param isInGraph whether some story imports it
 */
export function reachOf(file: string, isInGraph: boolean, root = '.'): 'graph' | 'none' | 'all' {
  const { pictures, verdicts, coverage, results, configDir } = projectOptions;
  if (isInGraph) return 'graph';
  if (WITHOUT_EFFECT.test(file) || isIn(file, [pictures, verdicts, coverage, results]))
    return 'none';
  // What is at the root configures everything.
  if (!file.includes('/')) return 'all';
  if (!isIn(file, SOURCES)) return 'none';
  if (isIn(file, [configDir]) || isBuilt(file, root)) return 'all';
  // Of a file that is gone, those that imported it differ, too.
  return MODULE.test(file) || !existsSync(path.join(root, file)) ? 'none' : 'all';
}

/** What differs from a commit: in later commits, not yet committed, and new. */
export function changedSince(commit: string): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
      .split('\0')
      .filter((file) => file !== '');
  return [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', '--relative', '-z', commit),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ]),
  ];
}

/** Tells Vitest what differs from a commit: the files of its graph, or its own sign for all tests. */
export const changesSince = (commit: string): VCSProvider => ({
  async findChangedFiles({ root, resolver }) {
    const changed = changedSince(commit);
    if (changed.length === 0) return [];
    const graph = new Set(
      (await resolver.getDependencies()).map(({ file }) => path.normalize(file)),
    );
    const reaches = changed.map((file) => reachOf(file, graph.has(path.resolve(root, file))));
    // A changed package.json runs every test.
    if (reaches.includes('all')) return [path.resolve(root, 'package.json')];
    return changed.filter((_, index) => reaches[index] === 'graph');
  },
});
