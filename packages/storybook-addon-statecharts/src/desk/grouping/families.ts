// Recolours of all pictures: a colour's tints and softened edges are told by the colour itself.
import { deltaOf, pairOf, type Recolour } from '../difference/recolours.ts';
import type { Looked } from './looked.ts';
import { Clusters } from './clusters.ts';

/** A colour that became another, in as many pictures as it did. */
export interface Family {
  id: string;
  from: number;
  to: number;
}

const keyOf = ({ from, to }: Recolour): number => pairOf(from, to);

/** Two steps in nearly the same direction, the first not longer: cosine and length. */
function isTintOf(one: Recolour, whole: Recolour): boolean {
  const [a, b] = [deltaOf(one), deltaOf(whole)];
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [x, y] = [Math.hypot(...a), Math.hypot(...b)];
  return x > 0 && y > 0 && dot / (x * y) >= 0.97 && x <= 1.1 * y;
}

/** The family of each recolour, by `pairOf`. Tints are joined where one picture shows both. */
export function familiesOf(looked: readonly Looked[]): Map<number, Family> {
  const totals = new Map<number, Recolour>();
  for (const { look } of looked) {
    for (const each of look.recolours) {
      const known = totals.get(keyOf(each));
      totals.set(keyOf(each), { ...each, pixels: each.pixels + (known?.pixels ?? 0) });
    }
  }
  const all = [...totals.values()].toSorted((a, b) => b.pixels - a.pixels || keyOf(a) - keyOf(b));
  const places = new Map(all.map((each, position) => [keyOf(each), position]));
  const clusters = new Clusters(all.length);
  for (const { look } of looked) {
    const here = look.recolours
      .map((each) => places.get(keyOf(each)) ?? 0)
      .toSorted((a, b) => a - b);
    for (const [index, position] of here.entries()) {
      for (const larger of here.slice(0, index)) {
        const [one, whole] = [all[position], all[larger]];
        if (one === undefined || whole === undefined) continue;
        if (isTintOf(one, whole) || isTintOf(whole, one)) clusters.join(position, larger);
      }
    }
  }
  return new Map(
    all.map((each, position) => {
      const head = all[clusters.of(position)] ?? each;
      return [keyOf(each), { id: String(keyOf(head)), from: head.from, to: head.to }];
    }),
  );
}

/** The families of a picture's recolours, each once, in a fixed order. */
export function familiesIn({ look }: Looked, families: ReadonlyMap<number, Family>): Family[] {
  const found = new Map<string, Family>();
  for (const each of look.recolours) {
    const family = families.get(keyOf(each));
    if (family !== undefined) found.set(family.id, family);
  }
  return [...found.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
