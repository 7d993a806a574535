// Finds regions that changed in the same way in many titles: a header, a footer, a button.
import { titlesOf, type ClassifiedChange } from './classified.ts';
import { byKey } from '../byKey.ts';
import { Clusters } from './clusters.ts';
import { digestOf } from './texts.ts';

/** Minimum number of titles that share a part. */
const TITLES = 3;
/** Maximum number of shared parts. */
const MOST = 5;
/** The share of pictures with such a part that it must explain completely. */
const EXPLAINED = 0.5;

interface Spot {
  picture: ClassifiedChange;
  cluster: number;
}

/** Every changed region with its equals: the same pixel change, or the same position on a page. */
function spotsOf(pictures: readonly ClassifiedChange[]): Spot[] {
  const spots = pictures.flatMap((picture) => {
    const { width = 0, height = 0 } = picture.change.after ?? {};
    return picture.diff.places
      .filter(({ print }) => print !== '')
      .map(({ box, print }) => {
        const size = `${width}/${box.x}/${box.width}×${box.height}`;
        return { picture, keys: [print, `top/${size}/${box.y}`, `end/${size}/${height - box.y}`] };
      });
  });
  const clusters = new Clusters(spots.length);
  const first = new Map<string, number>();
  for (const [index, { keys }] of spots.entries()) {
    for (const key of keys) clusters.join(first.get(key) ?? index, index);
    for (const key of keys) if (!first.has(key)) first.set(key, index);
  }
  return spots.map(({ picture }, index) => ({ picture, cluster: clusters.of(index) }));
}

/** Joins a part's different looks on phone and desktop if the same stories show both. */
function acrossModes(parts: readonly (readonly ClassifiedChange[])[]): Clusters {
  const joined = new Clusters(parts.length);
  const of = (part: readonly ClassifiedChange[], what: 'story' | 'mode'): Set<string> =>
    new Set(part.map(({ change }) => change[what]));
  const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
    [...a].filter((each) => b.has(each)).length;
  for (const [index, one] of parts.entries()) {
    for (const [before, other] of parts.slice(0, index).entries()) {
      const [a, b] = [of(one, 'story'), of(other, 'story')];
      const isApart = common(of(one, 'mode'), of(other, 'mode')) === 0;
      if (isApart && common(a, b) >= 0.6 * Math.min(a.size, b.size)) joined.join(before, index);
    }
  }
  return joined;
}

/** Returns the shared parts that completely explain a picture, named after their pictures. */
export function sharedParts(pictures: readonly ClassifiedChange[]): Map<ClassifiedChange, string> {
  const spots = spotsOf(pictures);
  const clusters = [...byKey(spots, ({ cluster }) => String(cluster)).values()];
  const parts = clusters
    .map((members) => [...new Set(members.map(({ picture }) => picture))])
    .map((members, index) => ({ members, cluster: clusters[index]?.[0]?.cluster ?? 0 }))
    .filter(({ members }) => titlesOf(members) >= TITLES)
    .toSorted((a, b) => b.members.length - a.members.length || a.cluster - b.cluster)
    .slice(0, MOST);
  const joined = acrossModes(parts.map(({ members }) => members));
  const numbers = new Map(parts.map(({ cluster }, index) => [cluster, joined.of(index)]));
  const found = new Map<ClassifiedChange, Set<number>>();
  const partly = new Set<ClassifiedChange>();
  for (const { picture, cluster } of spots) {
    const number = numbers.get(cluster);
    if (number === undefined) partly.add(picture);
    else found.set(picture, (found.get(picture) ?? new Set()).add(number));
  }
  const wholly = [...found].filter(([picture]) => !partly.has(picture));
  if (wholly.length < EXPLAINED * found.size) return new Map();
  // Part numbers change when pictures are added; verdicts need a stable name.
  const members = byKey(wholly, ([, own]) => [...own].toSorted((a, b) => a - b).join(' '));
  return new Map(
    [...members.values()].flatMap((of) => {
      const keys = of.map(([{ change }]) => `${change.key} ${change.hash}`).toSorted();
      return of.map(([picture]) => [picture, digestOf(keys.join(' '))] as const);
    }),
  );
}
