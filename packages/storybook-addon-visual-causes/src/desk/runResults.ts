// What the last picture runs took, and what differs from the baselines.
import path from 'node:path';
import { readJson, writeFile } from '../files.ts';
import type { Picture } from '../pictures/manifest.ts';
import { projectOptions } from '../settings/projectOptions.ts';
import { branchOf } from './build/base.ts';

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

/** What a test that ended well took of its story. */
export interface TakenStory {
  /** The modes of all its pictures. */
  modes: readonly string[];
  changed: readonly ChangedPicture[];
  ariaSnapshot?: ChangedAriaSnapshot;
  /** The components that React rendered. */
  drawn: readonly string[];
}

export interface RunResults {
  version: 6;
  /** The branch, or the commit without one. */
  branch: string;
  /** Hash of the sources that the runs took pictures of. */
  digest: string;
  stories: Readonly<Record<string, TakenStory>>;
  /** The story files run. */
  files: readonly string[];
  /** The story files that the last review found the change to reach. */
  reached: readonly string[];
  /** Accepted causes of pictures that wait for another one: `<story>/<mode> <hash> <cause>`. */
  causes: readonly string[];
  /** How long the last run took for each story, in s: its share of the whole run. */
  seconds: Readonly<Record<string, number>>;
}

const noResults: RunResults = {
  version: 6,
  branch: '',
  digest: '',
  stories: {},
  files: [],
  reached: [],
  causes: [],
  seconds: {},
};

/** Returns the results of earlier runs on this branch; of those on another one only the durations. */
export function readRunResults(root = '.'): RunResults {
  const found = readJson(path.join(root, RUN_RESULTS)) as RunResults | undefined;
  if (found?.version !== noResults.version) return noResults;
  if (found.branch === branchOf(root)) return found;
  return { ...noResults, seconds: found.seconds };
}

export const writeRunResults = (results: RunResults, root = '.'): void =>
  writeFile(path.join(root, RUN_RESULTS), `${JSON.stringify(results, undefined, 1)}\n`);

/** Adds a run to earlier ones. Pictures of other sources are no findings of these. */
export function mergeResults(earlier: RunResults, later: Partial<RunResults>): RunResults {
  const isSame = earlier.digest === later.digest;
  return {
    ...earlier,
    ...later,
    stories: { ...(isSame ? earlier.stories : {}), ...later.stories },
    seconds: { ...earlier.seconds, ...later.seconds },
    files: [...new Set([...(isSame ? earlier.files : []), ...(later.files ?? [])])],
  };
}
