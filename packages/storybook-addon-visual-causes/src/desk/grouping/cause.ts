// A cause of differences: one question for all its pictures.
import { createHash } from 'node:crypto';
import type { Box, Change, TextChange } from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';

/** A change, with its differences if it is a changed picture. */
export interface Member {
  change: Change;
  diff?: DiffProfile;
}

export interface Cause {
  /** Lower-case letters, digits and dashes, for `accept --cause`. */
  id: string;
  /** Returns the title for all changes with this cause. */
  title: (members: readonly Member[]) => string;
  /** Changed words. */
  texts?: readonly TextChange[];
}

/** A cause of one picture, with the boxes that it explains. */
export type OwnCause = Cause & { boxes: readonly Box[] };

/** The number of titles that a cause affects. */
export const titlesOf = (members: readonly Member[]): number =>
  new Set(members.map(({ change }) => change.title)).size;

/** Returns a text's short hash. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns an id of lower-case letters, digits and dashes. */
export const idOf = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);
