import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../../styles/columns.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const at = (query: string, columns: string) =>
  style({ '@media': { [query]: { gridTemplateColumns: columns } } });

/* The rail sets its own column gap. */
const beside = ({ columnGap, ...template }: (typeof columns)['rail']) =>
  style({ '@media': { [from.lg]: { ...template, selectors: { '&&&': { columnGap } } } } });

/* `minmax(0, …)`: a long word never widens its column. */
const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: style({ display: 'grid', gridTemplateColumns: even(1) }),
  variants: {
    columns: {
      two: at(from.md, even(2)),
      three: at(from.md, even(3)),
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
