// The baselines of the working tree, and what later runs found.
import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../files/filesIn.ts';
import {
  acceptedPath,
  pictureKey,
  readManifest,
  type Picture,
  type PictureId,
} from '../../pictures/manifest.ts';
import {
  ARIA_SNAPSHOTS,
  ariaSnapshotHash,
  ariaSnapshotPath,
  parseAriaSnapshot,
  storyOfAriaSnapshot,
} from '../ariaSnapshots.ts';
import type { AriaSnapshot } from '../desk.ts';
import { readRunResults, type RunResults } from '../runResults.ts';

/** Reads a text baseline by its path, relative to the project's root. */
export const readAriaSnapshot = (file: string, root = '.'): AriaSnapshot =>
  parseAriaSnapshot(readFileSync(path.join(root, file), 'utf8'), file);

/** Returns the text baselines of the working tree, by story. */
export const acceptedAriaSnapshots = (root = '.'): Map<string, AriaSnapshot> =>
  new Map(
    filesIn([ARIA_SNAPSHOTS], /[.]txt$/, root).map((file) => [
      storyOfAriaSnapshot(file),
      readAriaSnapshot(file, root),
    ]),
  );

export interface AcceptedState {
  /** By `pictureKey`. */
  pictures: Map<string, Picture>;
  /** By story. */
  ariaSnapshots: Map<string, AriaSnapshot>;
  /** The findings whose baseline is still the same and whose files exist. */
  results: RunResults;
}

export function readAccepted(root = '.'): AcceptedState {
  const pictures = new Map(readManifest(root).map((picture) => [pictureKey(picture), picture]));
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const results = readRunResults(root);
  const isOnDisk = (file: string): boolean => existsSync(path.join(root, file));
  const hashOf = (picture: PictureId): string | undefined =>
    pictures.get(pictureKey(picture))?.hash;
  const textHashOf = (story: string): string | undefined => {
    const snapshot = ariaSnapshots.get(story);
    return snapshot && ariaSnapshotHash(snapshot);
  };
  return {
    pictures,
    ariaSnapshots,
    results: {
      ...results,
      pictures: results.pictures.filter(
        (each) => (hashOf(each) ?? null) === each.accepted && isOnDisk(each.taken),
      ),
      gone: results.gone.filter((each) => hashOf(each) === each.hash),
      ariaSnapshots: results.ariaSnapshots.filter(
        (each) => (textHashOf(each.story) ?? null) === each.accepted && isOnDisk(each.taken),
      ),
    },
  };
}

/** Removes baselines with their files, and the text baselines of stories without pictures. */
export function removeAccepted(
  accepted: Map<string, Picture>,
  pictures: readonly PictureId[],
  root: string,
): void {
  for (const picture of pictures) {
    accepted.delete(pictureKey(picture));
    const file = path.join(root, acceptedPath(picture));
    rmSync(file, { force: true });
    const folder = path.dirname(file);
    if (existsSync(folder) && readdirSync(folder).length === 0) rmdirSync(folder);
  }
  const left = new Set([...accepted.values()].map(({ story }) => story));
  for (const { story } of pictures)
    if (!left.has(story)) rmSync(path.join(root, ariaSnapshotPath(story)), { force: true });
}
