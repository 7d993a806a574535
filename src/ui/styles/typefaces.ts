import { vars } from './theme.css.ts';

/**
 * The display font, for titles and large figures. Its figures are proportional: the tabular ones
 * have serifs, useful only in columns of numbers. Use in `.css.ts` files.
 */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontVariantNumeric: 'lining-nums proportional-nums',
} as const;
