// Which files of stories a mode is worth opening a browser's page for.
import { globSync, readFileSync } from 'node:fs';
import {
  chartModes,
  componentModes,
  forcedColorsMode,
  modes,
  reflowMode,
  screenModes,
} from './modes.ts';
import { stateModes } from './stateModes.ts';

/** What a file of stories writes to ask for modes, and the modes that it can ask for with it. */
const ASKING: Record<string, Record<string, unknown>> = {
  screenModes,
  stateModes,
  componentModes,
  forcedColorsMode,
  reflowMode,
  chartPage: chartModes,
  chartWalk: {},
  'disableSnapshot: true': {},
};

/**
 * Could a story of this `source` ask for a picture in `mode`? Read off its text, since the stories
 * themselves can only be asked in a browser: a third of a picture run went into files that had
 * nothing to show. One that asks in no known way may ask for anything. A file wrongly left out is no
 * secret: its accepted pictures are then reported as asked for by no story.
 */
export function mayAskFor(mode: string, source: string): boolean {
  const asked = Object.entries(ASKING).filter(([words]) => source.includes(words));
  return asked.length === 0 || asked.some(([, sets]) => mode in sets);
}

/** For each mode the files of stories, from the project's root, that have no picture in it. */
export function filesWithoutPictures(): Record<string, string[]> {
  const files = globSync('stories/**/*.stories.tsx').map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
  }));
  return Object.fromEntries(
    Object.keys(modes).map((mode) => [
      mode,
      files.filter(({ source }) => !mayAskFor(mode, source)).map(({ file }) => file),
    ]),
  );
}
