import { assign, fromPromise, setup } from 'xstate';
import { type Drift, driftOf, themeOf } from './drift.ts';
import type { Damage } from './figma/damage.ts';
import { largestFile, readExport } from './figma/readExport.ts';

/** A chosen or dropped file: a subset of the DOM's `File`. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  text: () => Promise<string>;
}

/** A mode of a file with its theme. */
export interface ComparedMode {
  name: string;
  drift: Drift;
}

/** A file's result. */
export type Compared = { file: string; modes: ComparedMode[] } | { file: string; damage: Damage };

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

/** Reads a file and compares each of its modes. Never rejects. */
export async function compareFile(file: ChosenFile): Promise<Compared> {
  const damaged = (message: string): Compared => ({ file: file.name, damage: { message } });
  if (file.size > largestFile) {
    return damaged(
      `The file has ${megabytes(file.size)}; up to ${megabytes(largestFile)} are read.`,
    );
  }
  let text;
  try {
    text = await file.text();
  } catch {
    return damaged('The file could not be read. Is it still where it was?');
  }
  const read = readExport(text);
  return read.ok
    ? {
        file: file.name,
        modes: read.modes.map((mode) => ({
          name: mode.name,
          drift: driftOf(mode, themeOf(mode.name)),
        })),
      }
    : { file: file.name, damage: read.damage };
}

interface Choose {
  type: 'choose';
  files: readonly ChosenFile[];
}

/** Accepts files from Figma, reads and compares them; new files replace the previous ones. */
export const driftMachine = setup({
  types: {
    context: {} as { files: readonly ChosenFile[]; compared: readonly Compared[] },
    events: {} as Choose,
  },
  actors: {
    compare: fromPromise<Compared[], readonly ChosenFile[]>(({ input }) =>
      Promise.all(input.map(compareFile)),
    ),
  },
  // A drop may contain a folder or text instead.
  guards: { hasFiles: ({ event }) => event.files.length > 0 },
}).createMachine({
  id: 'drift',
  context: { files: [], compared: [] },
  initial: 'waiting',
  on: {
    choose: {
      guard: 'hasFiles',
      target: '.reading',
      reenter: true,
      actions: assign(({ event }) => ({ files: event.files, compared: [] })),
    },
  },
  states: {
    waiting: {},
    reading: {
      invoke: {
        src: 'compare',
        input: ({ context }) => context.files,
        onDone: {
          target: 'compared',
          actions: assign(({ event }) => ({ compared: event.output })),
        },
      },
    },
    compared: {},
  },
});
