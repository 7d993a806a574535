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

/** A baseline, or the picture that was taken since, which has no file. */
export type CurrentPicture = Omit<Picture, 'file'> & { file?: string };

export interface AcceptedState {
  /** The baselines by `pictureKey`. */
  pictures: Map<string, Picture>;
  /** The current pictures by `pictureKey`, in its order. */
  now: ReadonlyMap<string, CurrentPicture>;
  /** The text baselines by story. */
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
  /** Whether a finding concerns the baseline of today. */
  const isCurrent = (found: { taken: string; accepted: string | null }, hash?: string): boolean =>
    (hash ?? null) === found.accepted && existsSync(path.join(root, found.taken));
  const changed = taken.flatMap((story) =>
    story.changed.filter((each) => isCurrent(each, pictures.get(pictureKey(each))?.hash)),
  );
  const gone = [...pictures.values()].filter(({ story, mode }) => {
    const ran = results.stories[story];
    return ran ? !ran.modes.includes(mode) : ids.size > 0 && !ids.has(story);
  });
  const now = new Map<string, CurrentPicture>(pictures);
  for (const picture of changed) now.set(pictureKey(picture), picture);
  for (const picture of gone) now.delete(pictureKey(picture));
  return {
    pictures,
    now: new Map([...now].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    ariaSnapshots,
    results,
    changed,
    changedAriaSnapshots: taken.flatMap(({ ariaSnapshot: found }) => {
      const known = found && ariaSnapshots.get(found.story);
      return found && isCurrent(found, known && ariaSnapshotHash(known)) ? [found] : [];
    }),
    gone,
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
