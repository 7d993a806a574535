import { parse } from '@humanwhocodes/momoa';
import { DamagedFile, objectAt } from './damage.ts';
import type { Mode } from './figmaValue.ts';
import { readModeFile } from './readModeFile.ts';

/** A chosen or dropped file: a subset of the DOM's `File`. */
export interface ChosenFile {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  text: () => Promise<string>;
}

/** The largest design systems export about one megabyte. */
const largestFile = 5_000_000;

const megabytes = (bytes: number) => `${Math.round(bytes / 100_000) / 10} MB`;

/** Browsers report the position of a JSON error differently; momoa is consistent. */
function syntaxError(text: string): DamagedFile {
  const message = 'This is not a JSON file, or it is cut off.';
  try {
    parse(text);
  } catch (error) {
    const { line, column } = error as { line?: number; column?: number };
    if (line !== undefined && column !== undefined) {
      return new DamagedFile(message, `line ${line}, column ${column}`);
    }
  }
  return new DamagedFile(message);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw syntaxError(text);
  }
}

/** Reads a mode's file from Figma. @throws DamagedFile */
export async function readFile(file: ChosenFile): Promise<Mode> {
  if (file.size > largestFile) {
    const limit = megabytes(largestFile);
    throw new DamagedFile(`The file has ${megabytes(file.size)}; up to ${limit} are read.`);
  }
  const text = await file.text().catch(() => {
    throw new DamagedFile('The file could not be read. Is it still where it was?');
  });
  if (text.trim() === '') throw new DamagedFile('The file is empty.');
  const mode = readModeFile(objectAt(json(text.replace(/^\u{feff}/u, '')), 'the whole file'));
  if (mode.tokens.length === 0) throw new DamagedFile('There are no variables in this file.');
  return mode;
}
