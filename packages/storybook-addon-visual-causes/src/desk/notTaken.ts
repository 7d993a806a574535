// Which pictures of a change were not taken since its sources changed.
import { pictureKey, type Picture } from '../pictures/manifest.ts';
import type { RunResults } from './runResults.ts';

export interface Reached {
  /** Story files, relative to the project's root. */
  files: readonly string[];
  /** The ids of their stories. */
  stories: ReadonlySet<string>;
}

/**
 * Returns the keys of baselines that no test compared since the sources changed, and the story
 * files that never ran.
 * @param digest a hash of the current sources
 */
export function notTaken(
  { files, stories }: Reached,
  manifest: readonly Picture[],
  results: RunResults,
  digest: string,
): string[] {
  const isCurrent = results.run?.digest === digest;
  const taken = new Set(isCurrent ? results.taken : []);
  const ran = new Set(isCurrent ? results.files : []);
  const gone = new Set(isCurrent ? results.gone.map(pictureKey) : []);
  const missing = manifest
    .filter(({ story }) => stories.has(story))
    .map(pictureKey)
    .filter((key) => !taken.has(key) && !gone.has(key));
  const isNamed = missing.length > 0;
  return isNamed ? missing : files.filter((file) => !ran.has(file));
}
