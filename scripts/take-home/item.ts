import type { Element } from './pen.ts';

/** A block that has been measured for a width and can be set. */
export interface Item {
  /** Points it needs at least. */
  height: number;
  /** Points it can use beyond that, for room to write or draw. */
  spare: number;
  /** Sets it, `height` points high and perhaps more. */
  set: (parent: Element, x: number, y: number, height: number) => void;
}

export interface Stacked extends Item {
  /** Space before it, after another. */
  before: number;
  /** That space may grow. What belongs to the heading above it stays there. */
  loose: boolean;
}

/** Points by which a space between two items may grow on an empty page. */
const MOST_AIR = 12;

/** Items one below the other. What is over goes to those that can use it. */
export function stack(items: readonly Stacked[]): Item {
  const gaps = items.map(({ before }, index) => (index === 0 ? 0 : before));
  const needed = items.reduce((total, { height }, index) => total + height + (gaps[index] ?? 0), 0);
  const spare = items.reduce((total, item) => total + item.spare, 0);
  return {
    height: needed,
    spare,
    set(parent, x, y, height) {
      const over = Math.max(height - needed, 0);
      const share = spare === 0 ? 0 : Math.min(over / spare, 1);
      const loose = items.filter((item, index) => index > 0 && item.loose).length;
      const air = Math.min((over - share * spare) / Math.max(loose, 1), MOST_AIR);
      let top = y;
      items.forEach((item, index) => {
        top += (gaps[index] ?? 0) + (index > 0 && item.loose ? air : 0);
        const own = item.height + item.spare * share;
        item.set(parent, x, top, own);
        top += own;
      });
    },
  };
}
