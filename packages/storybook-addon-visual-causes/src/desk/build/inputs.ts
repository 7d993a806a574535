// The files that pictures depend on.
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '../../files.ts';
import { projectOptions, SOURCES } from '../../settings/projectOptions.ts';
import { listedFiles } from './base.ts';

const WITHOUT_EFFECT = /[.](?:md|txt)$|^(?:LICENSE|[.]gitignore)$/;

const isIn = (file: string, folders: readonly string[]): boolean =>
  folders.some((folder) => isWithin(file, folder));

/** Whether pictures can depend on a file: sources of stories, and files at the root. */
export function isInput(file: string): boolean {
  const { pictures, results } = projectOptions;
  if (WITHOUT_EFFECT.test(file) || isIn(file, [pictures, results])) return false;
  return !file.includes('/') || isIn(file, SOURCES);
}

/** Whether a folder belongs to a workspace package, which stories load from its build. */
function isBuilt(folder: string, root: string): boolean {
  if (folder === '.') return false;
  return existsSync(path.join(root, folder, 'package.json')) || isBuilt(path.dirname(folder), root);
}

/**
 * Returns globs of files whose change reaches every story and that no module graph contains:
 * Storybook's and the project's configuration, sources of built packages, and assets.
 */
export function rerunTriggers(root = process.cwd()): string[] {
  const built = SOURCES.filter((folder) => isBuilt(folder, root));
  return [
    '!(*.md|*.txt|LICENSE|.gitignore)',
    ...[projectOptions.configDir, ...built].map((folder) => `${folder}/**`),
    ...SOURCES.map(
      (folder) => `${folder}/**/*.{css,scss,json,html,svg,png,jpg,jpeg,webp,avif,gif,woff,woff2}`,
    ),
  ].map((glob) => path.posix.join(root.replaceAll(path.sep, '/'), glob));
}

/** Returns a hash of all files that pictures can depend on, committed or not. */
export function digestOfInputs(root = '.'): string {
  const hash = createHash('sha256');
  const files = listedFiles(root, '--cached', '--others', '--exclude-standard') ?? [];
  for (const file of [...new Set(files)].toSorted()) {
    const place = path.join(root, file);
    if (isInput(file) && existsSync(place) && lstatSync(place).isFile())
      hash.update(file).update(readFileSync(place));
  }
  return hash.digest('hex');
}
