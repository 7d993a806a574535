import type { Change } from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';

/** A changed picture, and how it differs. */
export interface ClassifiedChange {
  change: Change;
  diff: DiffProfile;
}

/** How many titles a cause touches. */
export const titlesOf = (members: readonly { change: Change }[]): number =>
  new Set(members.map(({ change }) => change.title)).size;
