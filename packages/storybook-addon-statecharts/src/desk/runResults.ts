// The differences that the last picture runs found, which a board shows before they are accepted.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectOptions } from '../chart/projectOptions.ts';
import { writeFile } from '../chart/writeFile.ts';
import { branchOf } from './build/base.ts';
import { isRecord, parseJson } from './parseJson.ts';
import type { RunInfo } from './pictureRuns.ts';
import { pictureKey, type Picture } from '../pictures/manifest.ts';

/** The file, relative to the project's root. Never committed. */
export const RUN_RESULTS = `${projectOptions.results}/visual/results.json`;

/** A picture that differs from the accepted one. */
export interface ChangedPicture extends Picture {
  /** The PNG, relative to the project's root. */
  file: string;
  /** The accepted hash at comparison; null if there was none. */
  accepted: string | null;
}

/** An ARIA snapshot or focus order that differs from the accepted one. */
export interface ChangedAriaSnapshot {
  story: string;
  /** The new text baseline. */
  file: string;
  accepted: string | null;
}

export interface RunResults {
  version: 3;
  /** The last run; undefined before the first. */
  run?: RunInfo;
  pictures: readonly ChangedPicture[];
  /** Accepted pictures that no story requires. */
  gone: readonly Picture[];
  ariaSnapshots: readonly ChangedAriaSnapshot[];
}

export const noResults: RunResults = { version: 3, pictures: [], gone: [], ariaSnapshots: [] };

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

/** The scope of a run, whatever it found. */
export interface RunScope {
  pictures: readonly Pick<Picture, 'story' | 'mode'>[];
  ariaSnapshots: readonly string[];
  /** Whether it checked for accepted pictures that no story requires. */
  gone: boolean;
}

/** Replaces earlier findings within a later run's scope, and keeps the others. */
export function mergeResults(earlier: RunResults, later: RunResults, scope: RunScope): RunResults {
  const pictures = new Set(scope.pictures.map(pictureKey));
  const ariaSnapshots = new Set(scope.ariaSnapshots);
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
  };
}
