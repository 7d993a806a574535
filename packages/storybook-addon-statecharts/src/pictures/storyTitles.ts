import { readFileSync } from 'node:fs';
import { sanitize } from 'storybook/internal/csf';
import { fileIdOf, isStoryboardFile, titleOf } from '../chart/storyboardFile.ts';

/** Returns the title of a file's stories: `Components/Badge`. */
export function titleIn(source: string, file: string): string {
  const title = /^\s*title: '([^'\\]+)',$/m.exec(source)?.[1];
  if (title === undefined) throw new Error(`${file} has no title: '…' on a line of its own`);
  return title;
}

/** Returns the first parts of the ids of files' stories: `components-badge` for `Components/Badge`. */
export function titleIdsOf(files: readonly string[]): Set<string> {
  const titleFor = (file: string): string =>
    isStoryboardFile(file) ? titleOf(fileIdOf(file)) : titleIn(readFileSync(file, 'utf8'), file);
  return new Set(files.map((file) => sanitize(titleFor(file))));
}
