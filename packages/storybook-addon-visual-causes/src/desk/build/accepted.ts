// The baselines of the working tree, and how the last runs differ from them.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../files.ts';
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
import {
  readRunResults,
  type ChangedAriaSnapshot,
  type ChangedPicture,
  type RunResults,
} from '../runResults.ts';
import { idsIn, type IndexedStory } from './stories.ts';

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
  results: RunResults;
  /** The findings whose baseline is still the same and whose files exist. */
  changed: readonly ChangedPicture[];
  changedAriaSnapshots: readonly ChangedAriaSnapshot[];
  /** Baselines that no story has any more. */
  gone: readonly Picture[];
}

/** @param stories those in Storybook's index; without any, none is known to be gone */
export function readAccepted(
  root = '.',
  stories: readonly Pick<IndexedStory, 'id'>[] = [],
): AcceptedState {
  const pictures = new Map(readManifest(root).map((picture) => [pictureKey(picture), picture]));
  const ariaSnapshots = acceptedAriaSnapshots(root);
  const results = readRunResults(root);
  const taken = Object.values(results.stories);
  const ids = new Set(stories.map(({ id }) => id));
  const isOnDisk = (file: string): boolean => existsSync(path.join(root, file));
  const textHashOf = (story: string): string | undefined => {
    const snapshot = ariaSnapshots.get(story);
    return snapshot && ariaSnapshotHash(snapshot);
  };
  return {
    pictures,
    ariaSnapshots,
    results,
    changed: taken
      .flatMap(({ changed }) => changed)
      .filter(
        (each) =>
          (pictures.get(pictureKey(each))?.hash ?? null) === each.accepted && isOnDisk(each.taken),
      ),
    changedAriaSnapshots: taken
      .flatMap(({ ariaSnapshot }) => ariaSnapshot ?? [])
      .filter((each) => (textHashOf(each.story) ?? null) === each.accepted && isOnDisk(each.taken)),
    gone: [...pictures.values()].filter(({ story, mode }) => {
      const ran = results.stories[story];
      if (ran !== undefined) return !ran.modes.includes(mode);
      return ids.size > 0 && !ids.has(story);
    }),
  };
}

/**
 * Returns the baselines of the stories that a change reaches, and no test compared since the sources
 * changed; without any, the story files that never ran.
 * @param digest a hash of the current sources
 */
export function notTaken(
  { pictures, results, gone }: Pick<AcceptedState, 'pictures' | 'results' | 'gone'>,
  stories: readonly IndexedStory[],
  digest: string,
): string[] {
  const isCurrent = results.digest === digest;
  const reached = idsIn(stories, results.reached);
  const missing = [...pictures.values()].filter(
    (each) =>
      reached.has(each.story) &&
      !gone.includes(each) &&
      !(isCurrent && results.stories[each.story]?.modes.includes(each.mode)),
  );
  if (missing.length > 0) return missing.map(pictureKey);
  return results.reached.filter((file) => !isCurrent || !results.files.includes(file));
}

/** Removes baselines with their files, and the text baselines of stories without pictures. */
export function removeAccepted(
  accepted: Map<string, Picture>,
  pictures: readonly PictureId[],
  root: string,
): void {
  for (const picture of pictures) {
    accepted.delete(pictureKey(picture));
    rmSync(path.join(root, acceptedPath(picture)), { force: true });
  }
  const left = new Set([...accepted.values()].map(({ story }) => story));
  for (const { story } of pictures)
    if (!left.has(story)) rmSync(path.join(root, ariaSnapshotPath(story)), { force: true });
}
