// A cause of differences, one question for all its pictures, and its title in plain English.
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

const lastPart = (title: string): string => title.split('/').at(-1) ?? title;

type Members = readonly Member[];

/** The members' title, or the fallback if there are several. */
const subjectOf = (members: Members, fallback: string): string =>
  titlesOf(members) === 1 ? lastPart(members[0]?.change.title ?? '') : fallback;

/** Titles redrawn pictures by their component or story title. */
export const ownTitle = (title: string): string => `${lastPart(title)}: drawn anew`;

/** Titles pictures with equal differences. */
export function equalTitle(members: Members): string {
  const titles = [...new Set(members.map(({ change }) => lastPart(change.title)))];
  const more = titles.length > 2 ? ` and ${titles.length - 2} more` : '';
  return `The same difference in ${titles.slice(0, 2).join(', ')}${more}`;
}

const MOST_WORDS = 9;

/** A line of a screen without its role: `heading "Contact" [level=1]` as `Contact`. */
const spoken = (line: string): string =>
  /^[\w/]+(?: \[[^\]]*\])*: (.*)$/.exec(line)?.[1] ?? /"(.*)"/.exec(line)?.[1] ?? line;

const quoted = (parts: readonly string[], from: number): string => {
  const start = Math.max(0, from - 2);
  const shown = parts.slice(start, start + MOST_WORDS).join(' ');
  return `“${start > 0 ? '… ' : ''}${shown}${start + MOST_WORDS < parts.length ? ' …' : ''}”`;
};

/** `“… within two days”` and `“… within one day”`: shortened to the difference. */
function textWords({ was, is }: TextChange): string {
  if (was === undefined) return `${is ?? ''} is new`;
  if (is === undefined) return `${was} is gone`;
  if (spoken(was) === spoken(is)) return `${was} is now ${is}`;
  const [before, after] = [spoken(was).split(' '), spoken(is).split(' ')];
  const at = before.findIndex((word, index) => word !== after[index]);
  const from = at < 0 ? before.length : at;
  return `${quoted(before, from)} is now ${quoted(after, from)}`;
}

/** The widths at which pictures became taller, if not at each: words take another line there. */
function wrapping(members: Members): string {
  const pictures = members.flatMap(({ change, diff }) =>
    diff === undefined || change.after === undefined
      ? []
      : [{ width: change.after.width, hasGrown: diff.grew > 0 }],
  );
  const grown = new Set(pictures.flatMap(({ width, hasGrown }) => (hasGrown ? width : [])));
  const isEverywhere = pictures.every(({ width }) => grown.has(width));
  const each = [...grown].toSorted((a, b) => a - b).join(' and ');
  return grown.size === 0 || isEverywhere ? '' : `, wraps at ${each} px`;
}

/** Titles changed words: `Contact: “… two days” is now “… one day”`. */
export function textTitle(members: Members, [first, ...more]: readonly TextChange[]): string {
  const subject = subjectOf(members, `Words of ${titlesOf(members)} pages`);
  const rest = more.length > 0 ? `, and ${more.length} more` : '';
  return `${subject}: ${first === undefined ? 'words' : textWords(first)}${rest}${wrapping(members)}`;
}

/** Titles added or removed stories. */
export function storiesTitle(members: Members): string {
  const stories = new Map(members.map(({ change }) => [change.story, change]));
  const [first] = stories.values();
  const what = first?.kind === 'gone' ? 'gone' : 'new';
  const subject = subjectOf(members, '');
  return stories.size === 1
    ? `${subject}: ${first?.name}, ${what}`
    : `${subject}: ${stories.size} stories ${what}`;
}

/** Titles a changed ARIA snapshot without changed words. */
export const ariaSnapshotTitle = (members: Members): string =>
  `${subjectOf(members, 'Many pages')}: read otherwise, ${members[0]?.change.summary ?? ''}`;
