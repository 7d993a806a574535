// Filters and orders the pictures of All states.
import { byKey } from '../byKey.ts';
import type { DeskPicture } from '../desk.ts';
import { modeParts } from './words.ts';

export const filterKeys = ['section', 'role', 'statechart', 'status', 'width', 'theme'] as const;
export type FilterKey = (typeof filterKeys)[number];

/** '' matches everything. */
export type Filters = Readonly<Record<FilterKey, string>>;

export const noFilters = Object.fromEntries(filterKeys.map((key) => [key, ''])) as Filters;

const valueOf = (picture: DeskPicture, key: FilterKey): string => {
  if (key === 'section') return picture.title.split('/', 1)[0] ?? '';
  return (key === 'width' || key === 'theme' ? modeParts(picture)[key] : picture[key]) ?? '';
};

/** Returns a filter's options, sorted. */
export function choicesOf(pictures: readonly DeskPicture[], key: FilterKey): string[] {
  const found = new Set(pictures.map((picture) => valueOf(picture, key)));
  found.delete('');
  return [...found].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Returns the pictures that match all filters. */
export function filtered(pictures: readonly DeskPicture[], filters: Filters): DeskPicture[] {
  const wanted = filterKeys.filter((key) => filters[key] !== '');
  return pictures.filter((picture) =>
    wanted.every((key) => valueOf(picture, key) === filters[key]),
  );
}

export interface Sheet {
  title: string;
  pictures: readonly DeskPicture[];
}

/** Groups pictures into one sheet per title. */
export const sheetsOf = (pictures: readonly DeskPicture[]): Sheet[] =>
  [...byKey(pictures, ({ title }) => title)].map(([title, of]) => ({ title, pictures: of }));

/** Returns the stories found, closest first, each by its first picture that matches the filters. */
export function foundSheet(pictures: readonly DeskPicture[], stories: readonly string[]): Sheet {
  const byStory = byKey(pictures, ({ story }) => story);
  return {
    title: 'Closest first',
    pictures: stories.flatMap((story) => byStory.get(story)?.[0] ?? []),
  };
}
