import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { columns } from '../../styles/columns.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const at = (query: string, columns: string) =>
  style({ '@media': { [query]: { gridTemplateColumns: columns } } });

/* The rail and the halves set their own column gap. */
const beside = ({ columnGap, ...template }: (typeof columns)['rail' | 'halves']) =>
  style({ '@media': { [from.lg]: { ...template, selectors: { '&&&': { columnGap } } } } });

/* `minmax(0, …)`: a long word never widens its column. */
const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: style({ display: 'grid', gridTemplateColumns: even(1) }),
  variants: {
    columns: {
      two: at(from.md, even(2)),
      three: at(from.md, even(3)),
      four: style({
        '@media': {
          [from.sm]: { gridTemplateColumns: even(2) },
          [from.lg]: { gridTemplateColumns: even(4) },
        },
      }),
      /** A main part and a narrower one. */
      main: at(from.lg, 'minmax(0, 1.25fr) minmax(0, 1fr)'),
      /** Equal halves, one column until the window is wide: a hero. */
      halves: beside(columns.halves),
      /** A narrow rail before the content. */
      rail: beside(columns.rail),
    },
    align: {
      start: style({ alignItems: 'start' }),
      center: style({ alignItems: 'center' }),
      stretch: style({ alignItems: 'stretch' }),
    },
  },
});
