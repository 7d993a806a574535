import { media } from '../styles/tokens/breakpoint.ts';

/**
 * An image whose file shows several drawings, one below the other: the first is seen. An image keeps its
 * colours, so in forced colours the last is seen: black lines on white, on dark pages turned round, and
 * blended with the page, so that only the lines show. For `.css.ts` files; `width` and `height` are one
 * drawing's.
 */
export const firstDrawing = (width: number, height: number) =>
  ({
    display: 'block',
    height: 'auto',
    aspectRatio: `${width} / ${height}`,
    objectFit: 'cover',
    objectPosition: 'top',
    '@media': {
      [media.forcedColors]: { objectPosition: 'bottom', mixBlendMode: 'multiply' },
      [`${media.forcedColors} and (prefers-color-scheme: dark)`]: {
        filter: 'invert(1)',
        mixBlendMode: 'screen',
      },
    },
  }) as const;
