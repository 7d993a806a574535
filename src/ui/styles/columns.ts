import { vars } from './theme.css.ts';

/**
 * Where a second column begins: in the middle, or after a rail of 16rem, 4rem from the first either way. So
 * the parts of a page share their edges. For `.css.ts` files, within a media query.
 */
export const columns = {
  halves: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8] },
  rail: {
    gridTemplateColumns: `minmax(0, ${vars.size.rail}) minmax(0, 1fr)`,
    columnGap: vars.space[8],
  },
} as const;
