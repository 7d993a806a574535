import { parse } from '@humanwhocodes/momoa';
import { type Damage, DamagedFile, objectAt } from './damage.ts';
import { readModeFile } from './modeFile.ts';
import { isRestResponse, readRestResponse } from './restResponse.ts';
import type { Mode } from './variable.ts';

/** A file's modes or its error. */
export type ReadExport = { ok: true; modes: Mode[] } | { ok: false; damage: Damage };

/** Bytes. The largest design systems export about one megabyte. */
export const largestFile = 5_000_000;

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

function modesIn(text: string): Mode[] {
  if (text.trim() === '') throw new DamagedFile('The file is empty.');
  const root = objectAt(json(text.replace(/^\u{feff}/u, '')), 'the whole file');
  const modes = isRestResponse(root) ? readRestResponse(root) : readModeFile(root);
  if (modes.every(({ variables }) => variables.length === 0)) {
    throw new DamagedFile('There are no variables in this file.');
  }
  return modes;
}

/** Reads a Figma export: one mode's file, or the REST API's response. Never throws. */
export function readExport(text: string): ReadExport {
  try {
    return { ok: true, modes: modesIn(text) };
  } catch (error) {
    if (error instanceof DamagedFile) {
      return { ok: false, damage: { message: error.message, place: error.place } };
    }
    throw error;
  }
}
