// What a group of differences is called, in plain English.
import type { NamedColours } from '../../chart/defineBoard.ts';
import { settings } from '../../chart/registry.ts';
import type { Change } from '../desk.ts';
import type { Look } from '../difference/look.ts';
import type { Family } from './families.ts';

interface Member {
  change: Change;
  look: Look;
  cause: {
    families: readonly Family[];
    part?: string;
    manner: Look['manner'];
    isWide: boolean;
  };
}

export const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** The tokens of colour by their value: several may have the same. */
function namesByValue(tokens: NamedColours, before = ''): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, value] of Object.entries(tokens)) {
    const path = before === '' ? name : `${before}.${name}`;
    const inner =
      typeof value === 'string' ? new Map([[value, [path]]]) : namesByValue(value, path);
    for (const [hex, names] of inner) found.set(hex, [...(found.get(hex) ?? []), ...names]);
  }
  return found;
}
const isDark = ({ change }: Member): boolean => change.mode.startsWith('dark');

/** What a colour is called by anybody: by its hue, its lightness first. */
export function nameOfColour(color: number): string {
  const [red, green, blue] = [16, 8, 0].map((shift) => ((color >> shift) & 0xff) / 255) as [
    number,
    number,
    number,
  ];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const lightness = (most + least) / 2;
  const range = most - least;
  if (lightness > 0.96) return 'white';
  if (lightness < 0.06) return 'black';
  if (range < 0.06) return 'grey';
  const turn =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  const hues = [
    'red',
    'orange',
    'yellow',
    'green',
    'green',
    'teal',
    'blue',
    'blue',
    'purple',
    'pink',
  ];
  const ends = [0.3, 0.65, 1.1, 2, 2.7, 3.1, 3.6, 4.2, 4.9, 5.6];
  const index = ends.findIndex((end) => turn < end);
  return index < 0 ? 'red' : (hues[index] ?? 'red');
}

function colourTitle({ from, to }: Family, members: readonly Member[]): string {
  const theme = members.every(isDark) ? 'dark' : 'light';
  const names = namesByValue(settings().colours[theme]).get(hexOf(to)) ?? [];
  const name = names.length > 0 ? ` ${names.slice(0, 2).join(', ')}` : '';
  return `Colour${name}: ${nameOfColour(from)} ${hexOf(from)} is now ${hexOf(to)}`;
}

const lastPart = (title: string): string => title.split('/').at(-1) ?? title;

/** Whose difference it is: the one title, or the part whose own stories show it, or undefined. */
function subjectOf(members: readonly Member[]): string | undefined {
  const titles = [...new Set(members.map(({ change }) => change.title))];
  const [only] = titles;
  if (titles.length === 1 && only !== undefined) return lastPart(only);
  if (members[0]?.cause.part === undefined) return undefined;
  // The smallest picture that shows the part is that of the part itself.
  const own = members
    .filter(({ change }) => /^(?:Components|Patterns)\//.test(change.title))
    .toSorted((a, b) => (a.change.after?.height ?? 0) - (b.change.after?.height ?? 0))[0];
  if (own !== undefined) return lastPart(own.change.title);
  const tops = members.map(({ look }) => look.places[0]?.box.y ?? 0);
  if (tops.every((top) => top < 160)) return 'Top of the page';
  const isLow = members.every(({ change, look }) => {
    const box = look.places.at(-1)?.box;
    return box !== undefined && box.y > (change.after?.height ?? 0) - 700;
  });
  return isLow ? 'Foot of the page' : 'A part of many pages';
}

const amount = (px: number, more: string, less: string): string =>
  `${Math.abs(px)} px ${px > 0 ? more : less}`;

function mannerTitle(members: readonly Member[]): string | undefined {
  const [first] = members;
  const spaces = new Set(members.map(({ look }) => look.space));
  const heights = new Set(members.map(({ look }) => look.grew));
  const [space = 0] = spaces;
  const [grew = 0] = heights;
  const height = heights.size === 1 && grew !== 0 ? `, ${amount(grew, 'taller', 'shorter')}` : '';
  switch (first?.cause.manner) {
    case undefined:
    case 'none':
      return undefined;
    case 'corners':
      return 'corners drawn anew';
    case 'spaced':
      return spaces.size === 1 && space !== 0
        ? amount(space, 'more space', 'less space')
        : 'the same things further apart, or closer';
    case 'redrawn':
      return `other shapes in the same colours${height}`;
    case 'content':
      return `another look${height}`;
  }
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Of pictures that changed alike. */
export function titleOfChanged(members: readonly Member[]): string {
  const families = members[0]?.cause.families ?? [];
  const [family] = families;
  const subject = subjectOf(members);
  const manner = mannerTitle(members);
  const others = families.length > 1 ? `, and ${families.length - 1} more` : '';
  const colour = family === undefined ? undefined : `${colourTitle(family, members)}${others}`;
  if (colour === undefined)
    return subject === undefined
      ? capital(manner ?? 'Changed')
      : `${subject}: ${manner ?? 'changed'}`;
  if (manner === undefined) return colour;
  return `${colour}; ${subject === undefined ? '' : `${subject}: `}${manner}`;
}

/** Of stories that came or went. */
export function titleOfStories(changes: readonly Change[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  const names = new Set(changes.map(({ story }) => story));
  const what = first.kind === 'gone' ? 'gone' : 'new';
  const subject = lastPart(first.title);
  return names.size === 1
    ? `${subject}: ${first.name}, ${what}`
    : `${subject}: ${names.size} stories ${what}`;
}

/** Of what screens tell. */
export function titleOfReads(changes: readonly Change[]): string {
  const [first] = changes;
  if (first === undefined) return '';
  const subject =
    new Set(changes.map(({ title }) => title)).size === 1 ? `${lastPart(first.title)} r` : 'R';
  return `${subject}eads otherwise: ${first.said ?? first.name}`;
}
