// Stores the statecharts' coverage between a run of the stories and its consumers.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../chart/projectOptions.ts';
import { filesIn } from '../chart/filesIn.ts';
import { writeFile } from '../chart/writeFile.ts';
import type { RunReport } from './record.ts';

/** Every story's record, written by a run of all stories. */
const RUN_REPORT = `${projectOptions.results}/states/stories.json`;

/** Folders of all source files of stories. */
const SOURCES: readonly string[] = [
  ...new Set([projectOptions.configDir, ...projectOptions.stories, ...projectOptions.sources]),
];

/** The story files and storyboard files, relative to the project's root, sorted. */
export const storyFiles = (root = '.'): string[] =>
  filesIn(projectOptions.stories, /[.](?:stories|storyboard)[.][jt]sx?$/, root);

/** Returns a hash of all source files of stories. */
export function digestOfSources(root = '.'): string {
  const hash = createHash('sha256');
  for (const file of filesIn(SOURCES, /[.](?:[jt]sx?|mdx)$/, root))
    hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}

/** Returns the report of the last run of all stories; undefined if there is none. */
export function readRunReport(): RunReport | undefined {
  if (!existsSync(RUN_REPORT)) return undefined;
  return JSON.parse(readFileSync(RUN_REPORT, 'utf8')) as RunReport;
}

export const writeRunReport = (report: RunReport): void =>
  writeFile(RUN_REPORT, `${JSON.stringify(report, null, 2)}\n`);
