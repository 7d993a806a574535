// Titles of groups, in plain English.
import { colord } from 'colord';
import type { TextChange } from '../desk.ts';
import type { Recolour } from '../difference/recolours.ts';
import { titlesOf, type CausedChange } from './cause.ts';

export const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** Ends of hues, in degrees. */
const HUES = [
  ['red', 18],
  ['orange', 39],
  ['yellow', 66],
  ['green', 162],
  ['teal', 186],
  ['blue', 252],
  ['purple', 294],
  ['pink', 336],
] as const;

/** Returns a colour's common name: lightness, then hue. */
function nameOfColour(color: number): string {
  const { h, s, l } = colord(hexOf(color)).toHsl();
  if (l > 96) return 'white';
  if (l < 6) return 'black';
  if (s < 16) return 'grey';
  return HUES.find(([, end]) => h < end)?.[0] ?? 'red';
}

export const colourTitle = ({ from, to }: Recolour): string =>
  `Colour: ${nameOfColour(from)} ${hexOf(from)} is now ${hexOf(to)}`;

const lastPart = (title: string): string => title.split('/').at(-1) ?? title;

type Members = readonly CausedChange[];

/** The members' title, or the fallback if there are several. */
const subjectOf = (members: Members, fallback: string): string =>
  titlesOf(members) === 1 ? lastPart(members[0]?.change.title ?? '') : fallback;

/** Titles redrawn pictures by their component or story title. */
export function ownTitle(members: Members, title: string): string {
  const heights = new Set(members.map(({ diff }) => diff?.grew ?? 0));
  const [grew = 0] = heights;
  const height =
    heights.size === 1 && grew !== 0
      ? `, ${Math.abs(grew)} px ${grew > 0 ? 'taller' : 'shorter'}`
      : '';
  return `${lastPart(title)}: drawn anew${height}`;
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

/** Titles changed words: `Contact: “… two days” is now “… one day”`. */
export function textTitle(members: Members, [first, ...more]: readonly TextChange[]): string {
  const subject = subjectOf(members, `Words of ${titlesOf(members)} pages`);
  const rest = more.length > 0 ? `, and ${more.length} more` : '';
  return `${subject}: ${first === undefined ? 'words' : textWords(first)}${rest}`;
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
