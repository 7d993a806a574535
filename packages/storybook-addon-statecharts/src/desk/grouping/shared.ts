// Places that changed in the same way in many pictures: a header, a footer, a button.
import { byKey, Clusters } from './clusters.ts';
import type { Looked } from './looked.ts';

/** Of so many titles, or it is no part that many pages share. */
const TITLES = 3;
/** More shared parts than this are one change of everything, and not these. */
const MOST = 5;
/** The share of pictures with such a part that it must explain wholly. */
const EXPLAINED = 0.5;

interface Spot {
  picture: number;
  cluster: number;
}

/**
 * The shared part or parts that explain a picture wholly, by the picture's number in the list: the
 * same text for the same parts. Others are left out.
 */
export function sharedParts(looked: readonly Looked[]): Map<number, string> {
  const spots = spotsOf(looked);
  const clusters = byKey(spots, ({ cluster }) => String(cluster));
  const picturesOf = new Map(
    [...clusters].map(([id, members]) => [id, new Set(members.map(({ picture }) => picture))]),
  );
  const titles = (pictures: ReadonlySet<number>): number =>
    new Set([...pictures].map((picture) => looked[picture]?.change.title)).size;
  const picks = [...picturesOf]
    .filter(([, pictures]) => titles(pictures) >= TITLES)
    .toSorted(([a, x], [b, y]) => y.size - x.size || Number(a) - Number(b))
    .slice(0, MOST);
  const picked = new Set(picks.map(([id]) => id));
  const here = byKey(spots, ({ picture }) => String(picture));
  const containing = [...here].filter(([, each]) =>
    each.some(({ cluster }) => picked.has(String(cluster))),
  );
  const wholly = containing.filter(([, each]) =>
    each.every(({ cluster }) => picked.has(String(cluster))),
  );
  if (wholly.length < EXPLAINED * containing.length) return new Map();
  const names = acrossModes(picks, looked);
  return new Map(
    wholly.map(([picture, each]) => [
      Number(picture),
      [...new Set(each.map(({ cluster }) => names.get(String(cluster)) ?? ''))]
        .toSorted()
        .join('+'),
    ]),
  );
}

/** Every changed place, with those alike: the same pixels became the same, or at the same spot of a page. */
function spotsOf(looked: readonly Looked[]): Spot[] {
  const keys: string[][] = [];
  const pictures: number[] = [];
  for (const [picture, { change, look }] of looked.entries()) {
    // Corners and things that moved lie at the same spot of many pages, and are no part of them.
    if (look.manner === 'corners' || look.manner === 'spaced') continue;
    const { width = 0, height = 0 } = change.after ?? {};
    for (const { box, print } of look.places) {
      const size = `${width}/${box.x}/${box.width}×${box.height}`;
      keys.push([print, `top/${size}/${box.y}`, `bottom/${size}/${height - box.y}`]);
      pictures.push(picture);
    }
  }
  const clusters = new Clusters(keys.length);
  const first = new Map<string, number>();
  for (const [index, each] of keys.entries()) {
    for (const key of each) {
      const known = first.get(key);
      if (known === undefined) first.set(key, index);
      else clusters.join(known, index);
    }
  }
  return pictures.map((picture, position) => ({ picture, cluster: clusters.of(position) }));
}

const common = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;

/** A part looks different on a phone and on a desk: told as one where the same stories show both. */
function acrossModes(
  picks: readonly (readonly [string, ReadonlySet<number>])[],
  looked: readonly Looked[],
): Map<string, string> {
  const joined = new Clusters(picks.length);
  const of = (pictures: ReadonlySet<number>, what: 'story' | 'mode'): Set<string> =>
    new Set([...pictures].map((picture) => looked[picture]?.change[what] ?? ''));
  for (const [index, [, one]] of picks.entries()) {
    for (const [before, [, other]] of picks.slice(0, index).entries()) {
      const isApart = common(of(one, 'mode'), of(other, 'mode')) === 0;
      const [a, b] = [of(one, 'story'), of(other, 'story')];
      if (isApart && common(a, b) >= 0.6 * Math.min(a.size, b.size)) joined.join(before, index);
    }
  }
  return new Map(picks.map(([id], position) => [id, picks[joined.of(position)]?.[0] ?? id]));
}
