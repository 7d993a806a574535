// Verdicts in the working tree: read with what is damaged, written so that no half of a file is ever there.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../../chart/projectOptions.ts';
import type { DamagedFile } from '../desk.ts';
import {
  mergeFiles,
  parseVerdicts,
  VerdictError,
  verdictFileName,
  verdictText,
  type VerdictFile,
} from '../verdicts.ts';

/** Where they are, from the project's root. */
export const VERDICTS = projectOptions.verdicts;

export interface FoundVerdicts {
  files: VerdictFile[];
  damaged: DamagedFile[];
}

/** Everybody's verdicts, one file a person. What cannot be read is named, and never skipped in silence. */
export function readVerdicts(root = '.'): FoundVerdicts {
  const folder = path.join(root, VERDICTS);
  const files: VerdictFile[] = [];
  const damaged: DamagedFile[] = [];
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const file = `${VERDICTS}/${name}`;
    try {
      files.push(parseVerdicts(readFileSync(path.join(folder, name), 'utf8'), file));
    } catch (error) {
      if (!(error instanceof VerdictError)) throw error;
      damaged.push({ file, line: error.line, reason: error.reason });
    }
  }
  return { files: mergeFiles(files), damaged };
}

/**
 * Adds verdicts to their reviewer's file; what is in it already stays, unless the same person decided
 * anew. Gives the file as it is now.
 *
 * @throws {VerdictError} when the file there cannot be read: it is not overwritten
 */
export function addVerdicts(given: VerdictFile, root = '.'): VerdictFile {
  const folder = path.join(root, VERDICTS);
  const name = verdictFileName(given.by);
  const file = path.join(folder, name);
  const known = existsSync(file)
    ? parseVerdicts(readFileSync(file, 'utf8'), `${VERDICTS}/${name}`)
    : undefined;
  if (known !== undefined && known.by !== given.by)
    throw new VerdictError(`${VERDICTS}/${name}`, 3, 'the file is somebody else’s');
  const [merged = given] = mergeFiles(known === undefined ? [given] : [known, given]);
  mkdirSync(folder, { recursive: true });
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, verdictText(merged));
  renameSync(half, file);
  return merged;
}
