// The differences that the last picture runs found, and what they took.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../settings/projectOptions.ts';
import { writeFile } from '../files/writeFile.ts';
import { branchOf } from './build/base.ts';
import { isRecord, parseJson } from './parseJson.ts';
import { pictureKey, type Picture } from '../pictures/manifest.ts';

/** A picture run, saved with its findings. */
export interface RunInfo {
  /** The branch, or the commit without one. */
  branch: string;
  /** Hash of the sources that it ran on. */
  digest: string;
  pictures: number;
  seconds: number;
}

/** The file, relative to the project's root. Never committed. */
export const RUN_RESULTS = `${projectOptions.results}/visual/results.json`;

/** A picture that differs from its baseline. */
export interface ChangedPicture extends Omit<Picture, 'file'> {
  /** The PNG, relative to the project's root. */
  taken: string;
  /** The baseline's hash at comparison; null if there was none. */
  accepted: string | null;
}

/** An ARIA snapshot or focus order that differs from its baseline. */
export interface ChangedAriaSnapshot {
  story: string;
  /** The new text. */
  taken: string;
  accepted: string | null;
}

export interface RunResults {
  version: 4;
  /** The last run; undefined before the first. */
  run?: RunInfo;
  pictures: readonly ChangedPicture[];
  /** Baselines that no story requires. */
  gone: readonly Picture[];
  ariaSnapshots: readonly ChangedAriaSnapshot[];
  /** The keys of all pictures taken from the run's sources. */
  taken: readonly string[];
  /** The story files run from these sources. */
  files: readonly string[];
  /** Accepted causes of pictures that wait for another one: `<story>/<mode> <hash> <cause>`. */
  causes: readonly string[];
}

export const noResults: RunResults = {
  version: 4,
  pictures: [],
  gone: [],
  ariaSnapshots: [],
  taken: [],
  files: [],
  causes: [],
};

function parse(root: string, place: string): RunResults {
  const file = path.join(root, place);
  const found = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  const isCurrent = isRecord(found) && found['version'] === noResults.version;
  return isCurrent ? (found as unknown as RunResults) : noResults;
}

/** Returns the findings of earlier runs on this branch; those of another branch do not count. */
export function readRunResults(root = '.', place = RUN_RESULTS): RunResults {
  const found = parse(root, place);
  return found.run?.branch === branchOf(root) ? found : noResults;
}

/** The last run, on any branch. */
export const lastRun = (root = '.'): RunInfo | undefined => parse(root, RUN_RESULTS).run;

export const writeRunResults = (results: RunResults, root = '.', place = RUN_RESULTS): void =>
  writeFile(path.join(root, place), `${JSON.stringify(results, undefined, 1)}\n`);

/** What the last review found not taken, of these sources. */
const NOT_TAKEN = `${projectOptions.results}/visual/not-taken.json`;

export const writeNotTaken = (pictures: readonly string[], digest: string): void =>
  writeFile(NOT_TAKEN, JSON.stringify({ digest, pictures }));

/** Returns the pictures that the last review found not taken since these sources changed. */
export function readNotTaken(digest: string, root = '.'): ReadonlySet<string> {
  const file = path.join(root, NOT_TAKEN);
  const found = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : undefined;
  const isCurrent = isRecord(found) && found['digest'] === digest;
  return new Set(isCurrent ? (found['pictures'] as string[]) : []);
}

/** The scope of a run, whatever it found. */
export interface RunScope {
  ariaSnapshots: readonly string[];
  /** Whether it checked for baselines that no story requires. */
  gone: boolean;
}

/** Replaces earlier findings within a later run's scope, and keeps the others. */
export function mergeResults(earlier: RunResults, later: RunResults, scope: RunScope): RunResults {
  const pictures = new Set(later.taken);
  const ariaSnapshots = new Set(scope.ariaSnapshots);
  const isSameSource = earlier.run?.digest === later.run?.digest;
  return {
    ...later,
    pictures: [
      ...earlier.pictures.filter((picture) => !pictures.has(pictureKey(picture))),
      ...later.pictures,
    ],
    gone: scope.gone ? later.gone : earlier.gone.filter((each) => !pictures.has(pictureKey(each))),
    ariaSnapshots: [
      ...earlier.ariaSnapshots.filter(({ story }) => !ariaSnapshots.has(story)),
      ...later.ariaSnapshots,
    ],
    taken: [...new Set([...(isSameSource ? earlier.taken : []), ...later.taken])],
    files: [...new Set([...(isSameSource ? earlier.files : []), ...later.files])],
    causes: earlier.causes,
  };
}
