import { unitPrice } from '../../domain/sums/prices.ts';
import { exact, perUnit } from '../../domain/sums/format.ts';

/** A product on two shelf tags: `units` and cents of the small pack, then of the large one. */
export interface Shelf {
  what: string;
  unit: string;
  small: readonly [number, number];
  large: readonly [number, number];
}

/** The shelf tags of the lesson, shared by its plan, handout and answer key. */
export const shelves = [
  { what: 'Peanut butter', unit: 'ounces', small: [16, 320], large: [40, 720] },
  { what: 'Milk', unit: 'cups', small: [8, 240], large: [16, 400] },
  { what: 'Tortillas', unit: 'pieces', small: [10, 250], large: [30, 840] },
  { what: 'Apples', unit: 'pounds', small: [1, 180], large: [5, 750] },
  { what: 'Crackers', unit: 'ounces', small: [8, 280], large: [20, 800] },
  { what: 'Dish soap', unit: 'ounces', small: [12, 300], large: [36, 720] },
] as const satisfies readonly Shelf[];

export const unitOf = ([units, cents]: readonly [number, number]) => unitPrice(cents, units);
export const tagOf = ([units, cents]: readonly [number, number], unit: string) =>
  `${units} ${units === 1 ? unit.replace(/s$/u, '') : unit}, ${exact(cents)}`;
export const written = (pack: readonly [number, number]) => perUnit(unitOf(pack));

/** Returns the pack with the lower unit price. */
export function betterOf({ small, large }: Shelf): 'Small' | 'Large' {
  return unitOf(small) < unitOf(large) ? 'Small' : 'Large';
}

/** The tag on the board: 12 ounces or 20. */
export const warmUp = {
  what: 'Cereal',
  unit: 'ounces',
  small: [12, 420],
  large: [20, 600],
} as const satisfies Shelf;
/** The last question: a pack of four or of ten. */
export const exit = {
  what: 'Pens',
  unit: 'pens',
  small: [4, 300],
  large: [10, 800],
} as const satisfies Shelf;
