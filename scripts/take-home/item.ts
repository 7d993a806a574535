import type { Block } from '../../src/content/takeHome/blocks.ts';
import type { Element } from './pdfContext.ts';

/** The blocks of one kind. */
export type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A block measured for a width, ready to draw. */
export interface Item {
  /** Its minimum height in points. */
  height: number;
  /** Extra points that it can use for writing or drawing. */
  stretch: number;
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

/** Stacks items. Extra height goes to those that can use it. */
export function stack(items: readonly Stacked[]): Item {
  const gaps = items.map(({ before }, index) => (index === 0 ? 0 : before));
  const needed = items.reduce((total, { height }, index) => total + height + (gaps[index] ?? 0), 0);
  const stretch = items.reduce((total, item) => total + item.stretch, 0);
  return {
    height: needed,
    stretch,
    set(parent, x, y, height) {
      const over = Math.max(height - needed, 0);
      const share = stretch === 0 ? 0 : Math.min(over / stretch, 1);
      const loose = items.filter((item, index) => index > 0 && item.loose).length;
      const air = Math.min((over - share * stretch) / Math.max(loose, 1), MOST_AIR);
      let top = y;
      items.forEach((item, index) => {
        top += (gaps[index] ?? 0) + (index > 0 && item.loose ? air : 0);
        const own = item.height + item.stretch * share;
        item.set(parent, x, top, own);
        top += own;
      });
    },
  };
}
