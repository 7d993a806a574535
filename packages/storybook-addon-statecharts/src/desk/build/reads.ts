// Text baselines of the base and of the working tree.
import { createHash } from 'node:crypto';
import { filesIn } from '../../chart/filesIn.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Reads } from '../desk.ts';
import { comparedText, parseReads, READS_FOLDER } from '../reads.ts';
import type { TakenReads } from '../taken.ts';
import { blobsOf, filesOf } from './base.ts';

/** The hash that a verdict on it refers to. */
export const readsHash = (reads: Reads): string =>
  createHash('sha256').update(comparedText(reads)).digest('hex').slice(0, 32);

const storyOf = (file: string): string =>
  path.posix
    .relative(READS_FOLDER, file)
    .replace(/\.txt$/, '')
    .replace('/', '--');

/** Returns the text baselines of the working tree, by story. */
export function acceptedReads(root = '.'): Map<string, Reads> {
  const files = filesIn([READS_FOLDER], /[.]txt$/, root);
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [storyOf(file), parseReads(text, file)];
    }),
  );
}

/** Returns the text baselines of a commit, by story. */
export function readsOf(commit: string, root = '.'): Map<string, Reads> {
  const blobs = blobsOf(commit, filesOf(commit, READS_FOLDER, root), root);
  return new Map(
    [...blobs].map(([file, blob]) => [storyOf(file), parseReads(blob.toString('utf8'), file)]),
  );
}

/** Returns the accepted text baselines, overridden by those taken since. */
export function readsNow(
  accepted: ReadonlyMap<string, Reads>,
  taken: readonly TakenReads[],
  root = '.',
): Map<string, Reads> {
  const now = new Map(accepted);
  for (const { story, file } of taken)
    now.set(story, parseReads(readFileSync(path.join(root, file), 'utf8'), file));
  return now;
}
