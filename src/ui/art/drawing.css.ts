import { UNPAINTED } from '../styles/documentClasses.ts';
import { component } from '../styles/layered.ts';

/** Drawings fill the width they are given and keep their shape. */
export const drawing = component({ display: 'block', width: '100%', height: 'auto' });

/**
 * Hundreds of lines, which take longer to lay out and to paint than all the text around them: they
 * follow the first paint. src/app/boot.js says when. Goes on an `svg` within the drawing, so that the
 * drawing keeps its place: of a `g` that is not displayed, Chromium styles every line all the same.
 */
export const engraving = component({
  overflow: 'visible',
  selectors: { [`.${UNPAINTED} &`]: { display: 'none' } },
});
