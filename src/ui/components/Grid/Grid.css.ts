import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../../styles/columns.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const { gridTemplateColumns, columnGap } = columns.rail;

/* `minmax(0, …)`: a long word never widens its column. */
const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: style({ display: 'grid', alignItems: 'stretch', gridTemplateColumns: even(1) }),
  variants: {
    columns: {
      two: style({ '@media': { [from.md]: { gridTemplateColumns: even(2) } } }),
      three: style({ '@media': { [from.md]: { gridTemplateColumns: even(3) } } }),
      /** A narrow rail before the content, with a column gap of its own. */
      rail: style({
        '@media': { [from.lg]: { gridTemplateColumns, selectors: { '&&&': { columnGap } } } },
      }),
    },
    align: { start: style({ alignItems: 'start' }) },
  },
});
