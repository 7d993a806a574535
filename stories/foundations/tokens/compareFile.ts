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
