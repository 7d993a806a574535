// Verdicts in the working tree: read with errors, and written atomically.
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
  const folder = path.join(root, VERDICTS);
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const { files, damaged } = parseFiles(
    names
      .filter((name) => name.endsWith('.json'))
      .map((name) => [`${VERDICTS}/${name}`, readFileSync(path.join(folder, name), 'utf8')]),
  );
  return { files: mergeFiles(files), damaged };
}

/**
 * Merges verdicts into their reviewer's file; a new decision replaces the person's earlier one.
 * Returns the merged file.
 * @throws {VerdictError} when the existing file is invalid, instead of overwriting it
 */
export function addVerdicts(given: VerdictFile, root = '.'): VerdictFile {
  const folder = path.join(root, VERDICTS);
  const name = verdictFileName(given.by);
  const file = path.join(folder, name);
  const known = existsSync(file)
    ? parseVerdicts(readFileSync(file, 'utf8'), `${VERDICTS}/${name}`)
    : undefined;
  if (known !== undefined && known.by !== given.by)
    throw new VerdictError(`${VERDICTS}/${name}`, 3, 'the file belongs to another reviewer');
  const [merged = given] = mergeFiles(known === undefined ? [given] : [known, given]);
  mkdirSync(folder, { recursive: true });
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, verdictText(merged));
  renameSync(half, file);
  return merged;
}
