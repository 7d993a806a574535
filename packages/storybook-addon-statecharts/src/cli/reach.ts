// Finds the story files that a change affects, from Vitest's module graph.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { VCSProvider } from 'vitest/node';
import { projectOptions } from '../chart/projectOptions.ts';
import { SOURCES } from '../coverage/statesFiles.ts';
import { changedSince } from '../desk/build/base.ts';

const MODULE = /[.](?:[cm]?[jt]sx?|mdx?)$/;
const WITHOUT_EFFECT = /[.](?:md|txt)$|^(?:LICENSE|[.]gitignore)$/;

const isIn = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

/** Whether a file belongs to a workspace package, which stories load from its build. */
function isBuilt(file: string, root: string): boolean {
  for (let folder = path.dirname(file); folder !== '.'; folder = path.dirname(folder))
    if (existsSync(path.join(root, folder, 'package.json'))) return true;
  return false;
}

/**
 * Returns how far a changed file reaches: the module graph's dependents, no story, or all stories
 * if unknown.
 * @param file relative to the project's root, with slashes
 * @param isInGraph whether some story imports it
 */
export function reachOf(file: string, isInGraph: boolean, root = '.'): 'graph' | 'none' | 'all' {
  const { pictures, verdicts, results, configDir } = projectOptions;
  if (isInGraph) return 'graph';
  if (WITHOUT_EFFECT.test(file) || isIn(file, [pictures, verdicts, results])) return 'none';
  // Files at the root configure everything.
  if (!file.includes('/')) return 'all';
  if (!isIn(file, SOURCES)) return 'none';
  if (isIn(file, [configDir]) || isBuilt(file, root)) return 'all';
  // A deleted module's importers have changed, too.
  return MODULE.test(file) || !existsSync(path.join(root, file)) ? 'none' : 'all';
}

/** Reports the files that differ from a commit to Vitest; package.json makes it run all tests. */
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
