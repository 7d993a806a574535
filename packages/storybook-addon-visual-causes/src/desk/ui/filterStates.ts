// Filters the pictures of the contact sheet.
import { byKey } from '../byKey.ts';
import type { DeskPicture } from '../desk.ts';
import { sectionRank } from '../sections.ts';
import { modeParts } from './words.ts';

export const filterKeys = ['section', 'role', 'statechart', 'status', 'window', 'theme'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** '' matches everything. */
export type Filters = Readonly<Record<FilterKey, string>>;

export const noFilters = Object.fromEntries(filterKeys.map((key) => [key, ''])) as Filters;

function valuesOf(picture: DeskPicture, key: FilterKey): readonly string[] {
  const value = key === 'window' || key === 'theme' ? modeParts(picture.mode)[key] : picture[key];
  return [value ?? []].flat().filter((each) => each !== '');
}

/** Returns a filter's options, sorted. */
export function choicesOf(pictures: readonly DeskPicture[], key: FilterKey): string[] {
  const found = new Set(pictures.flatMap((picture) => valuesOf(picture, key)));
  return [...found].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** Returns the pictures that match all filters. */
export function filterStates(pictures: readonly DeskPicture[], filters: Filters): DeskPicture[] {
  const wanted = filterKeys.filter((key) => filters[key] !== '');
  return pictures.filter((picture) =>
    wanted.every((key) => valuesOf(picture, key).includes(filters[key])),
  );
}

export interface Sheet {
  title: string;
  pictures: readonly DeskPicture[];
}

/** Groups pictures into one sheet per title, in the order of the sidebar. */
export const sheetsOf = (pictures: readonly DeskPicture[]): Sheet[] =>
  [...byKey(pictures, ({ title }) => title)]
    .map(([title, of]) => ({ title, pictures: of }))
    .toSorted(
      (a, b) => sectionRank(a.title) - sectionRank(b.title) || a.title.localeCompare(b.title, 'en'),
    );

/** Pictures on one sheet of results, so that those far from the window need not be rendered. */
const ON_A_SHEET = 60;

/** Returns the stories found, closest first, each by its first picture that matches the filters. */
export function foundSheets(pictures: readonly DeskPicture[], stories: readonly string[]): Sheet[] {
  const byStory = byKey(pictures, ({ story }) => story);
  const found = stories.flatMap((story) => byStory.get(story)?.[0] ?? []);
  return Array.from({ length: Math.ceil(found.length / ON_A_SHEET) }, (_, at) => ({
    title: at === 0 ? 'Closest first' : `From the ${at * ON_A_SHEET + 1}st`,
    pictures: found.slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET),
  }));
}
