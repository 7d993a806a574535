// The components in each story, recorded by a run of all stories.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../../chart/projectOptions.ts';
import { filesIn } from '../../chart/filesIn.ts';
import type { StoryRun } from '../../coverage/record.ts';

/** The file beside the accepted pictures. */
export const DRAWN = `${projectOptions.pictures}/drawn.json`;

export function readDrawn(root = '.'): Readonly<Record<string, readonly string[]>> {
  const file = path.join(root, DRAWN);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
    : {};
}

/** The names of the project's components, one file each. */
const ownComponents = (root: string): Set<string> =>
  new Set(filesIn(['src'], /[/][A-Z]\w*[.]tsx$/, root).map((file) => path.basename(file, '.tsx')));

/** One line per story, so that branches merge line by line. */
export function drawnText(
  stories: readonly Pick<StoryRun, 'id' | 'drawn'>[],
  components: ReadonlySet<string>,
): string {
  const lines = stories
    .map(
      ({ id, drawn = [] }) =>
        [id, drawn.filter((one) => components.has(one.split(':')[0] ?? ''))] as const,
    )
    .filter(([, drawn]) => drawn.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, drawn]) => `${JSON.stringify(id)}: ${JSON.stringify(drawn)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

export const writeDrawn = (stories: readonly StoryRun[], root = '.'): void =>
  writeFileSync(path.join(root, DRAWN), drawnText(stories, ownComponents(root)));
