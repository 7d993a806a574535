import { UNPAINTED } from '../styles/documentClasses.ts';
import { component } from '../styles/layered.ts';
import { vars } from '../styles/theme.css.ts';
import { media } from '../styles/tokens/breakpoint.ts';

/** Drawings fill the width they are given and keep their shape. */
export const drawing = component({ display: 'block', width: '100%', height: 'auto' });

/** Copies of a figure's outer line, in all four directions. */
const edge = ['1.5px 0', '-1.5px 0', '0 1.5px', '0 -1.5px']
  .map((offset) => `drop-shadow(${offset} ${vars.color.ink})`)
  .join(' ');

/**
 * A guide's edge in the dark: its outline is as dark as the page, so a light line runs round it, as
 * round a sticker. Not in forced colours, where the outline is light, and not on paper.
 */
export const edged = component({
  '@media': {
    [`${media.screen} and (forced-colors: none)`]: { selectors: { '.dark &': { filter: edge } } },
  },
});

/**
 * Hundreds of lines, which take longer to lay out and to paint than all the text around them: they
 * follow the first paint. src/app/boot.js says when. Goes on an `svg` within the drawing, so that the
 * drawing keeps its place: of a `g` that is not displayed, Chromium styles every line all the same.
 */
export const engraving = component({
  overflow: 'visible',
  selectors: { [`.${UNPAINTED} &`]: { display: 'none' } },
});
