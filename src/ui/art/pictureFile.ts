import { media } from '../styles/tokens/breakpoint.ts';

/**
 * Shows the first of several drawings stacked in an image file. An image keeps its colours, so in
 * forced colours the last one shows: white lines on black, blended as the difference from the page,
 * so that only the lines are visible on light and dark. For `.css.ts` files; `width` and `height`
 * are those of one drawing.
 */
export const firstDrawing = (width: number, height: number) =>
  ({
    display: 'block',
    height: 'auto',
    aspectRatio: `${width} / ${height}`,
    objectFit: 'cover',
    objectPosition: 'top',
    '@media': {
      [media.forcedColors]: { objectPosition: 'bottom', mixBlendMode: 'difference' },
    },
  }) as const;
