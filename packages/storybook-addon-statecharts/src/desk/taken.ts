// The differences that the last picture runs found, which a board shows before they are accepted.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../chart/projectOptions.ts';
import { branchOf } from './build/base.ts';
import type { RunInfo } from './pictureRuns.ts';
import { pictureKey, type Picture } from '../pictures/manifest.ts';

/** The file, relative to the project's root. Never committed. */
export const TAKEN = `${projectOptions.results}/visual/taken.json`;

/** A picture that differs from the accepted one. */
export interface TakenPicture extends Picture {
  /** The PNG, relative to the project's root. */
  file: string;
  /** The accepted hash at comparison; null if there was none. */
  accepted: string | null;
}

/** An ARIA snapshot or focus order that differs from the accepted one. */
export interface TakenReads {
  story: string;
  /** The new text baseline. */
  file: string;
  accepted: string | null;
}

export interface Taken {
  version: 2;
  /** The last run; undefined before the first. */
  run?: RunInfo;
  pictures: readonly TakenPicture[];
  /** Accepted pictures that no story requires. */
  gone: readonly Picture[];
  reads: readonly TakenReads[];
}

export const nothingTaken: Taken = { version: 2, pictures: [], gone: [], reads: [] };

function parsed(root: string, place: string): Taken {
  const file = path.join(root, place);
  if (!existsSync(file)) return nothingTaken;
  try {
    const found = JSON.parse(readFileSync(file, 'utf8')) as Taken;
    return found.version === nothingTaken.version ? found : nothingTaken;
  } catch {
    // A run was aborted while writing.
    return nothingTaken;
  }
}

/** Returns the findings of earlier runs on this branch; those of another branch do not count. */
export function readTaken(root = '.', place = TAKEN): Taken {
  const found = parsed(root, place);
  return found.run?.branch === branchOf(root) ? found : nothingTaken;
}

/** The last run, on any branch. */
export const lastRun = (root = '.'): RunInfo | undefined => parsed(root, TAKEN).run;

export function writeTaken(taken: Taken, root = '.', place = TAKEN): void {
  const file = path.join(root, place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(taken, undefined, 1)}\n`);
}

/** The scope of a run, whatever it found. */
export interface LookedAt {
  pictures: readonly Pick<Picture, 'story' | 'mode'>[];
  reads: readonly string[];
  /** Whether it checked for accepted pictures that no story requires. */
  gone: boolean;
}

/** Replaces earlier findings within a later run's scope, and keeps the others. */
export function over(earlier: Taken, later: Taken, looked: LookedAt): Taken {
  const pictures = new Set(looked.pictures.map(pictureKey));
  const reads = new Set(looked.reads);
  return {
    ...later,
    pictures: [
      ...earlier.pictures.filter((picture) => !pictures.has(pictureKey(picture))),
      ...later.pictures,
    ],
    gone: looked.gone ? later.gone : earlier.gone.filter((each) => !pictures.has(pictureKey(each))),
    reads: [...earlier.reads.filter(({ story }) => !reads.has(story)), ...later.reads],
  };
}

/** Returns the findings whose accepted picture is still the same and whose files exist. */
export function holding(
  taken: Taken,
  accepted: { pictures: ReadonlyMap<string, string>; reads: ReadonlyMap<string, string> },
  root = '.',
): Taken {
  const isThere = (file: string): boolean => existsSync(path.join(root, file));
  return {
    ...taken,
    pictures: taken.pictures.filter(
      (each) =>
        (accepted.pictures.get(pictureKey(each)) ?? null) === each.accepted && isThere(each.file),
    ),
    gone: taken.gone.filter((each) => accepted.pictures.get(pictureKey(each)) === each.hash),
    reads: taken.reads.filter(
      (each) => (accepted.reads.get(each.story) ?? null) === each.accepted && isThere(each.file),
    ),
  };
}
