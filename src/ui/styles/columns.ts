import { vars } from './theme.css.ts';

/**
 * Where a second column starts: in the middle, or after a rail of 16rem; 4rem after the first
 * column either way, so that the parts of a page align. Use in `.css.ts` files, inside a media
 * query.
 */
export const columns = {
  halves: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8] },
  rail: {
    gridTemplateColumns: `minmax(0, ${vars.size.rail}) minmax(0, 1fr)`,
    columnGap: vars.space[8],
  },
} as const;
