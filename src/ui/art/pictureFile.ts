import { media } from '../styles/tokens/breakpoint.ts';

/**
 * An image whose file shows several drawings, one below the other: the first is seen. An image keeps its
 * colours, so in forced colours the last is seen: white lines on black, as the difference from the page,
 * so that only the lines show, dark on light and light on dark. For `.css.ts` files; `width` and `height`
 * are one drawing's.
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
