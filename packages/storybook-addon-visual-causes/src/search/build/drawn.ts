// The components in each story, recorded when pictures are accepted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestModule } from 'vitest/node';
import { filesIn } from '../../files/filesIn.ts';
import { writeFile } from '../../files/writeFile.ts';
import { projectOptions } from '../../settings/projectOptions.ts';
import { DRAWN_REPORT } from '../drawn.ts';

/** The file beside the accepted pictures. */
export const DRAWN = `${projectOptions.pictures}/drawn.json`;

/** Names of components, by story. */
type Drawn = Readonly<Record<string, readonly string[]>>;

export function readDrawn(root = '.'): Drawn {
  const file = path.join(root, DRAWN);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Drawn) : {};
}

interface DrawnMeta {
  storyId?: string;
  reports?: readonly { type: string; result: unknown }[];
}

/** Returns what the stories of a run have drawn. */
export const drawnInModules = (modules: readonly TestModule[]): Drawn =>
  Object.fromEntries(
    modules
      .flatMap((module) => [...module.children.allTests()])
      .flatMap((test) => {
        const { storyId, reports = [] } = test.meta() as DrawnMeta;
        const found = reports.find(({ type }) => type === DRAWN_REPORT);
        return storyId === undefined || found === undefined
          ? []
          : [[storyId, found.result as string[]]];
      }),
  );

/** One line per story, so that branches merge line by line. */
export function drawnText(drawn: Drawn, components: ReadonlySet<string>): string {
  const lines = Object.entries(drawn)
    .map(
      ([id, names]) =>
        [id, names.filter((name) => components.has(name.split(':')[0] ?? ''))] as const,
    )
    .filter(([, names]) => names.length > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, names]) => `${JSON.stringify(id)}: ${JSON.stringify(names)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Writes what stories have drawn, the project's own components alone. @param isWhole after a run of all */
export function writeDrawn(drawn: Drawn, isWhole: boolean): void {
  const own = filesIn(['src'], /[/][A-Z]\w*[.][jt]sx$/);
  const names = new Set(own.map((file) => path.parse(file).name));
  writeFile(DRAWN, drawnText(isWhole ? drawn : { ...readDrawn(), ...drawn }, names));
}
