// Groups recolours of all pictures, so that a colour represents its tints and antialiased edges.
import { deltaOf, pairOf, type Recolour } from '../difference/recolours.ts';
import type { ClassifiedChange } from './classified.ts';
import { Clusters } from './clusters.ts';

const keyOf = ({ from, to }: Recolour): number => pairOf(from, to);

/** Whether a step is a tint of another: nearly the same direction, and not longer. */
function isTintOf(one: Recolour, whole: Recolour): boolean {
  const [a, b] = [deltaOf(one), deltaOf(whole)];
  const dot = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const [x, y] = [Math.hypot(...a), Math.hypot(...b)];
  return x > 0 && y > 0 && dot / (x * y) >= 0.97 && x <= 1.1 * y;
}

/**
 * Returns the representative of each recolour, by `pairOf`: the one with the most pixels. Tints
 * join where one picture contains both.
 */
export function familiesOf(classified: readonly ClassifiedChange[]): Map<number, Recolour> {
  const totals = new Map<number, Recolour>();
  for (const { diff } of classified) {
    for (const each of diff.recolours) {
      const known = totals.get(keyOf(each));
      totals.set(keyOf(each), { ...each, pixels: each.pixels + (known?.pixels ?? 0) });
    }
  }
  const all = [...totals.values()].toSorted((a, b) => b.pixels - a.pixels || keyOf(a) - keyOf(b));
  const places = new Map(all.map((each, position) => [keyOf(each), position]));
  const clusters = new Clusters(all.length);
  for (const { diff } of classified) {
    for (const [index, one] of diff.recolours.entries()) {
      for (const other of diff.recolours.slice(0, index)) {
        if (isTintOf(one, other) || isTintOf(other, one))
          clusters.join(places.get(keyOf(one)) ?? 0, places.get(keyOf(other)) ?? 0);
      }
    }
  }
  return new Map(
    all.map((each, position) => [keyOf(each), all[clusters.of(position)] ?? each] as const),
  );
}
