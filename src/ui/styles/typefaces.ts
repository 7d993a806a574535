import { vars } from './theme.css.ts';

/**
 * The display face, for titles and large figures. Its figures keep their own widths: the tabular one has
 * feet, which only a column of numbers needs. For `.css.ts` files.
 */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontVariantNumeric: 'lining-nums proportional-nums',
} as const;
