// Verdicts in the working tree: read with errors, and written atomically.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../chart/filesIn.ts';
import { projectOptions } from '../../chart/projectOptions.ts';
import { writeFile } from '../../chart/writeFile.ts';
import {
  mergeFiles,
  parseFiles,
  parseVerdicts,
  VerdictError,
  verdictFileName,
  verdictText,
  type ParsedFiles,
  type VerdictFile,
} from '../verdicts.ts';

/** The folder, relative to the project's root. */
export const VERDICTS = projectOptions.verdicts;

/** Reads all verdicts, one file per person. Reports unreadable files instead of skipping them. */
export function readVerdicts(root = '.'): ParsedFiles {
  const { files, damaged } = parseFiles(
    filesIn([VERDICTS], /[.]json$/, root).map((file) => [
      file,
      readFileSync(path.join(root, file), 'utf8'),
    ]),
  );
  return { files: mergeFiles(files), damaged };
}

/**
 * Merges verdicts into their reviewer's file; a new decision replaces the person's earlier one.
 * Returns the merged file.
 * @throws {VerdictError} when the existing file is invalid, instead of overwriting it
 */
export function addVerdicts(given: VerdictFile, root = '.'): VerdictFile {
  const name = `${VERDICTS}/${verdictFileName(given.by)}`;
  const file = path.join(root, name);
  const known = existsSync(file) ? parseVerdicts(readFileSync(file, 'utf8'), name) : given;
  if (known.by !== given.by)
    throw new VerdictError(name, 3, 'the file belongs to another reviewer');
  const [merged = given] = mergeFiles([known, given]);
  writeFile(file, verdictText(merged));
  return merged;
}
