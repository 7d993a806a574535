// Text baselines of the base and of the working tree.
import { createHash } from 'node:crypto';
import { filesIn } from '../../chart/filesIn.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AriaSnapshot } from '../desk.ts';
import { comparedText, parseAriaSnapshot, ARIA_SNAPSHOTS } from '../ariaSnapshots.ts';
import type { ChangedAriaSnapshot } from '../runResults.ts';
import { blobsOf, filesOf } from './base.ts';

/** The hash that a verdict on it refers to. */
export const ariaSnapshotHash = (snapshot: AriaSnapshot): string =>
  createHash('sha256').update(comparedText(snapshot)).digest('hex').slice(0, 32);

const storyOf = (file: string): string =>
  path.posix
    .relative(ARIA_SNAPSHOTS, file)
    .replace(/\.txt$/, '')
    .replace('/', '--');

/** Returns the text baselines of the working tree, by story. */
export function acceptedAriaSnapshots(root = '.'): Map<string, AriaSnapshot> {
  const files = filesIn([ARIA_SNAPSHOTS], /[.]txt$/, root);
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return [storyOf(file), parseAriaSnapshot(text, file)];
    }),
  );
}

/** Returns the text baselines of a commit, by story. */
export function ariaSnapshotsAt(commit: string, root = '.'): Map<string, AriaSnapshot> {
  const blobs = blobsOf(commit, filesOf(commit, ARIA_SNAPSHOTS, root), root);
  return new Map(
    [...blobs].map(([file, blob]) => [
      storyOf(file),
      parseAriaSnapshot(blob.toString('utf8'), file),
    ]),
  );
}

/** Returns the accepted text baselines, overridden by those taken since. */
export function currentAriaSnapshots(
  accepted: ReadonlyMap<string, AriaSnapshot>,
  changed: readonly ChangedAriaSnapshot[],
  root = '.',
): Map<string, AriaSnapshot> {
  const now = new Map(accepted);
  for (const { story, file } of changed)
    now.set(story, parseAriaSnapshot(readFileSync(path.join(root, file), 'utf8'), file));
  return now;
}
