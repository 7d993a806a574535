// The files that pictures depend on, and which of them a change touches.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../files/filesIn.ts';
import { projectOptions, SOURCES } from '../../settings/projectOptions.ts';
import { git } from './base.ts';

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

/** Whether pictures can depend on a file: sources of stories, and files at the root. */
function isInput(file: string): boolean {
  const { pictures, results } = projectOptions;
  if (WITHOUT_EFFECT.test(file) || isIn(file, [pictures, results])) return false;
  return !file.includes('/') || isIn(file, SOURCES);
}

/**
 * Returns how far a changed file reaches: the module graph's dependents, no story, or all stories
 * if unknown.
 * @param file relative to the project's root, with slashes
 * @param isInGraph whether some story imports it
 */
export function reachOf(file: string, isInGraph: boolean, root = '.'): 'graph' | 'none' | 'all' {
  if (isInGraph) return 'graph';
  if (!isInput(file)) return 'none';
  // Files at the root configure everything.
  if (!file.includes('/')) return 'all';
  if (isIn(file, [projectOptions.configDir]) || isBuilt(file, root)) return 'all';
  // A deleted module's importers have changed, too.
  return MODULE.test(file) || !existsSync(path.join(root, file)) ? 'none' : 'all';
}

/** Returns a hash of all files that pictures can depend on, committed or not. */
export function digestOfInputs(root = '.'): string {
  const hash = createHash('sha256');
  const listed = git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  const files = listed?.toString('utf8').split('\0') ?? filesIn(SOURCES, /./, root);
  for (const file of [...new Set(files)].toSorted()) {
    const place = path.join(root, file);
    if (file !== '' && isInput(file) && existsSync(place) && lstatSync(place).isFile())
      hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}
