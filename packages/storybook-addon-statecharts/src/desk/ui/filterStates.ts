// Filters the pictures of the contact sheet.
import { byKey } from '../byKey.ts';
import type { DeskPicture } from '../desk.ts';
import { sectionRank } from '../sections.ts';
import { modeParts } from './words.ts';

export const filterKeys = [
  'section',
  'screen',
  'role',
  'fault',
  'statechart',
  'status',
  'window',
  'theme',
] as const;
export type FilterKey = (typeof filterKeys)[number];

/** '' matches everything. */
export type Filters = Readonly<Record<FilterKey, string>> & { readonly search: string };

export const noFilters: Filters = {
  ...(Object.fromEntries(filterKeys.map((key) => [key, ''])) as Record<FilterKey, string>),
  search: '',
};

function valuesOf(picture: DeskPicture, key: FilterKey): readonly string[] {
  const value =
    key === 'statechart'
      ? picture.statecharts
      : key === 'window' || key === 'theme'
        ? modeParts(picture.mode)[key]
        : picture[key];
  return [value ?? []].flat().filter((each) => each !== '');
}

/** Returns a filter's options, sorted. */
export function choicesOf(pictures: readonly DeskPicture[], key: FilterKey): string[] {
  const found = new Set(pictures.flatMap((picture) => valuesOf(picture, key)));
  return [...found].toSorted((a, b) => a.localeCompare(b, 'en'));
}

/** Returns the pictures that match all filters, ignoring the search. */
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
