// Finds regions that changed in the same way in many titles: a header, a footer, a button.
import { byKey } from '../byKey.ts';
import type { Place } from '../difference/classifyDiff.ts';
import { digestOf, titlesOf, type ClassifiedChange } from './cause.ts';

/** Minimum number of titles that share a part. */
const TITLES = 3;
/** The share of pictures with such a part that it must explain completely. */
const EXPLAINED = 0.5;

/** What a changed region has in common with its equals: its pixels, or its position on a page. */
function keysOf({ change }: ClassifiedChange, { box, print }: Place): string[] {
  const { width = 0, height = 0 } = change.after ?? {};
  const size = `${width}/${box.x}/${box.width}×${box.height}`;
  return print === '' ? [] : [print, `top/${size}/${box.y}`, `end/${size}/${height - box.y}`];
}

/** Groups items that have a key in common, directly or through others. */
function connected<Item>(items: readonly Item[], keys: (item: Item) => string[]): Item[][] {
  const pairs = items.flatMap((item) => keys(item).map((key) => ({ item, key })));
  const having = byKey(pairs, ({ key }) => key);
  const seen = new Set<Item>();
  return items.flatMap((start) => {
    if (seen.has(start)) return [];
    const found = new Set([start]);
    for (const item of found)
      for (const key of keys(item)) for (const pair of having.get(key) ?? []) found.add(pair.item);
    for (const item of found) seen.add(item);
    return [[...found]];
  });
}

/**
 * Returns the shared part that completely explains a picture, by a name that is stable while its
 * pictures are. Pictures of one story show the same part in each window and theme.
 */
export function sharedParts(pictures: readonly ClassifiedChange[]): Map<ClassifiedChange, string> {
  const regions = pictures.flatMap((picture) =>
    picture.diff.places.flatMap((place) =>
      keysOf(picture, place).map((key) => ({ key, change: picture.change })),
    ),
  );
  const shared = new Set(
    [...byKey(regions, ({ key }) => key)].flatMap(([key, members]) =>
      titlesOf(members) >= TITLES ? [key] : [],
    ),
  );
  const isShared = (picture: ClassifiedChange, place: Place): boolean =>
    keysOf(picture, place).some((key) => shared.has(key));
  const having = pictures.filter((each) => each.diff.places.some((place) => isShared(each, place)));
  const explained = having.filter((each) =>
    each.diff.places.every((place) => isShared(each, place)),
  );
  if (explained.length < EXPLAINED * having.length) return new Map();
  const parts = connected(explained, (picture) => [
    picture.change.story,
    ...picture.diff.places
      .flatMap((place) => keysOf(picture, place))
      .filter((key) => shared.has(key)),
  ]);
  return new Map(
    parts.flatMap((members) => {
      const keys = members.map(({ change }) => `${change.key} ${change.hash}`).toSorted();
      return members.map((picture) => [picture, digestOf(keys.join(' '))] as const);
    }),
  );
}
