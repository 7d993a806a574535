import { style } from '@vanilla-extract/css';
import { vars } from '../styles/theme.css.ts';
import { media } from '../styles/tokens/breakpoint.ts';

/** Drawings fill their container's width and keep their aspect ratio. */
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });

/** Copies of a figure's outer line, in all four directions. */
const edge = ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px']
  .map((offset) => `drop-shadow(${offset} ${vars.color.ink})`)
  .join(' ');

/**
 * A light edge around a guide in the dark theme, where its outline is as dark as the page. Not in
 * forced colours, where the outline is light, and not in print.
 */
export const edged = style({
  '@media': {
    [`${media.screen} and (forced-colors: none)`]: { selectors: { '.dark &': { filter: edge } } },
  },
});

/** Apply to the `svg` of an engraving within a drawing, which extends beyond its box. */
export const engraving = style({ overflow: 'visible' });
