import type { Change } from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';

export interface ClassifiedChange {
  change: Change;
  diff: DiffProfile;
}

/** The number of titles that a cause affects. */
export const titlesOf = (members: readonly { change: Change }[]): number =>
  new Set(members.map(({ change }) => change.title)).size;
