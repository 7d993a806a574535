import type { Element } from './pen.ts';

/** A block measured for a width, ready to draw. */
export interface Item {
  /** Its minimum height in points. */
  height: number;
  /** Extra points that it can use for writing or drawing. */
  spare: number;
  /** Draws it, `height` points high or slightly more. */
  set: (parent: Element, x: number, y: number, height: number) => void;
}

export interface Stacked extends Item {
  /** Space before it, unless it comes first. */
  before: number;
  /** Whether that space may stretch. Content stays close to its heading. */
  loose: boolean;
}

/** The most by which a space between two items stretches, in points. */
const MOST_AIR = 12;

/** Stacks items. Spare height goes to those that can use it. */
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
