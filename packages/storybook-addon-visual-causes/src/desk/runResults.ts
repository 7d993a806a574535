// What the last picture runs took, and what differs from the baselines.
import path from 'node:path';
import { readJson, writeFile } from '../files.ts';
import type { Picture } from '../pictures/manifest.ts';
import { projectOptions } from '../settings/projectOptions.ts';

/** The file, relative to the project's root. Never committed. */
export const RUN_RESULTS = `${projectOptions.results}/visual/results.json`;

/** A picture that differs from its baseline. */
export interface ChangedPicture extends Omit<Picture, 'file'> {
  /** The PNG, relative to the project's root. */
  taken: string;
}

/** What a test that ended well took of its story. */
export interface TakenStory {
  /** The modes of all its pictures. */
  modes: readonly string[];
  changed: readonly ChangedPicture[];
  /** The file of a text that differs from its baseline. */
  ariaSnapshot?: string;
  /** The components that React rendered. */
  drawn: readonly string[];
}

const noResults = {
  version: 7,
  /** Hash of the sources that the runs took pictures of. */
  digest: '',
  stories: {} as Readonly<Record<string, TakenStory>>,
  /** The stories that the last review found the change to reach. */
  reached: [] as readonly string[],
  /** Accepted causes of pictures that wait for another one: `<story>/<mode> <hash> <cause>`. */
  causes: [] as readonly string[],
  /** How long the last test of each story took, in s. */
  seconds: {} as Readonly<Record<string, number>>,
};

export type RunResults = typeof noResults;

export function readRunResults(root = '.'): RunResults {
  const found = readJson(path.join(root, RUN_RESULTS)) as RunResults | undefined;
  return found?.version === noResults.version ? found : noResults;
}

export const writeRunResults = (results: RunResults, root = '.'): void =>
  writeFile(path.join(root, RUN_RESULTS), `${JSON.stringify(results, undefined, 1)}\n`);
