// Titles of groups, in plain English.
import type { Change, TextChange } from '../desk.ts';
import type { Recolour } from '../difference/recolours.ts';
import type { ClassifiedChange } from './classified.ts';

export const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

const HUES = [
  ['red', 0.3],
  ['orange', 0.65],
  ['yellow', 1.1],
  ['green', 2.7],
  ['teal', 3.1],
  ['blue', 4.2],
  ['purple', 4.9],
  ['pink', 5.6],
] as const;

/** Returns a colour's common name: lightness, then hue. */
export function nameOfColour(color: number): string {
  const [red = 0, green = 0, blue = 0] = [16, 8, 0].map((shift) => ((color >> shift) & 0xff) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = most - least;
  if (most + least > 1.92) return 'white';
  if (most + least < 0.12) return 'black';
  if (range < 0.06) return 'grey';
  const turn =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return HUES.find(([, end]) => turn < end)?.[0] ?? 'red';
}

export const colourTitle = ({ from, to }: Recolour): string =>
  `Colour: ${nameOfColour(from)} ${hexOf(from)} is now ${hexOf(to)}`;

const lastPart = (title: string): string => title.split('/').at(-1) ?? title;

/** The single title of all changes; undefined if there are several. */
function onlyTitle(changes: readonly Change[]): string | undefined {
  const titles = [...new Set(changes.map(({ title }) => title))];
  return titles.length === 1 ? lastPart(titles[0] ?? '') : undefined;
}

/** Titles a shared part: by the smallest component that contains it, or its position on the page. */
export function partTitle(members: readonly ClassifiedChange[]): string {
  const height = ({ change }: ClassifiedChange): number => change.after?.height ?? 0;
  const [own] = members
    .filter(({ change }) => /^(?:Components|Patterns)\//.test(change.title))
    .toSorted((a, b) => height(a) - height(b));
  if (own !== undefined) return `${lastPart(own.change.title)}: drawn anew`;
  if (members.every(({ diff }) => (diff.places[0]?.box.y ?? 0) < 160))
    return 'Top of the page: drawn anew';
  const isLow = members.every((each) => (each.diff.places.at(-1)?.box.y ?? 0) > height(each) - 700);
  return isLow ? 'Foot of the page: drawn anew' : 'A part of many pages: drawn anew';
}

/** Titles the unexplained pictures of one story title. */
export function ownTitle(members: readonly ClassifiedChange[], title: string): string {
  const heights = new Set(members.map(({ diff }) => diff.grew));
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
export function textTitle(changes: readonly Change[], texts: readonly TextChange[]): string {
  const [first] = texts;
  const more = texts.length > 1 ? `, and ${texts.length - 1} more` : '';
  const subject =
    onlyTitle(changes) ?? `Words of ${new Set(changes.map(({ title }) => title)).size} pages`;
  return `${subject}: ${first === undefined ? 'words' : textWords(first)}${more}`;
}

/** Titles added or removed stories. */
export function storiesTitle(changes: readonly Change[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  const stories = new Set(changes.map(({ story }) => story)).size;
  const what = first.kind === 'gone' ? 'gone' : 'new';
  const subject = lastPart(first.title);
  return stories === 1
    ? `${subject}: ${first.name}, ${what}`
    : `${subject}: ${stories} stories ${what}`;
}

/** Titles a changed ARIA snapshot without changed words. */
export const ariaSnapshotTitle = (changes: readonly Change[]): string =>
  `${onlyTitle(changes) ?? 'Many pages'}: read otherwise, ${changes[0]?.summary ?? ''}`;
