import { readFileSync } from 'node:fs';
import { sanitize } from 'storybook/internal/csf';
import { chartIdOf, chartTitle, isChartFile } from '../chart/chartFile.ts';

/** Returns the title of a file's stories: `Components/Badge`. */
export function titleIn(source: string, file: string): string {
  const title = /^\s*title: '([^'\\]+)',$/m.exec(source)?.[1];
  if (title === undefined) throw new Error(`${file} has no title: '…' on a line of its own`);
  return title;
}

/** Returns the titles of story files, by file. */
export function titlesOf(files: readonly string[]): Map<string, string> {
  const titleOf = (file: string): string =>
    isChartFile(file) ? chartTitle(chartIdOf(file)) : titleIn(readFileSync(file, 'utf8'), file);
  return new Map(files.map((file) => [file, titleOf(file)]));
}

/** The first part of a story's id: `components-badge` for the title `Components/Badge`. */
export const titleId: (title: string) => string = sanitize;
