import { byBand } from '../styles/byBand.ts';
import { vars } from '../styles/theme.css.ts';
import { filled, stroke } from './forcedPaint.ts';
import { artVars } from './palette.css.ts';

/** A flat fill. In forced colours figures become line drawings with the page as fill. */
const flat = (colour: string) => filled(colour, 'Canvas');

/** A highlight or shadow on a fill, omitted in forced colours. */
const tint = (colour: string) => stroke(colour, 'none');

/** Fills, by colour. */
export const fill = {
  gold: flat(artVars.gold),
  goldDeep: flat(artVars.goldDeep),
  white: flat(artVars.white),
  navy: flat(artVars.navy),
  coral: flat(artVars.coral),
  acorn: flat(artVars.acorn),
  acornPale: flat(artVars.acornPale),
  bark: flat(artVars.bark),
  barkPale: flat(artVars.barkPale),
  leaf: flat(artVars.leaf),
  leafPale: flat(artVars.leafPale),
  violet: flat(artVars.violet),
  violetPale: flat(artVars.violetPale),
  sky: flat(artVars.sky),
};

/**
 * Fills without an outline, behind a figure. Omitted in forced colours, where nothing would bound
 * them.
 */
export const backdrop = {
  leaf: filled(artVars.leaf, 'none'),
  leafPale: filled(artVars.leafPale, 'none'),
};

/** Strokes inside a fill. */
export const shine = {
  goldPale: tint(artVars.goldPale),
  goldDeep: tint(artVars.goldDeep),
  blush: tint(artVars.blush),
  acornPale: tint(artVars.acornPale),
  barkPale: tint(artVars.barkPale),
  navyPale: tint(artVars.navyPale),
  leafPale: tint(artVars.leafPale),
};

/** The inside of a stroked tube (arm, leg, finger): the page itself in forced colours. */
export const core = {
  gold: stroke(artVars.gold, 'Canvas'),
  white: stroke(artVars.white, 'Canvas'),
  acorn: stroke(artVars.acorn, 'Canvas'),
  violet: stroke(artVars.violet, 'Canvas'),
};

/** The bold outline. */
export const line = stroke(vars.color.outline, 'CanvasText');

/** The edge of the logo's coin. */
export const rim = stroke(artVars.rim, 'CanvasText');

/** A shape filled with the outline's colour: pupils, an open mouth. */
export const solid = filled(vars.color.outline, 'CanvasText');

/** Dark glass: filled in forced colours too, so that it hides the eyes. */
export const glass = filled(artVars.lens, 'CanvasText');

/** A glint on something dark. */
export const glint = stroke(artVars.sky, 'Canvas');

/** A glint in an eye. */
export const spark = filled(artVars.white, 'Canvas');

/** The flat shadow on the ground. */
export const shade = filled(artVars.shade, 'none');

/** A stroke in the page's colour that separates two others. */
export const groundStroke = stroke(vars.color.paper, 'Canvas');

/** Hairlines. */
export const hairStroke = stroke(vars.color.hairline, 'CanvasText');

/** Strokes in the colour of the text around the drawing. */
export const inherited = stroke('currentColor', 'CanvasText');

/** Fills in that colour. */
export const inheritedFill = filled('currentColor', 'CanvasText');

/** A symbol in the text's colour. */
export const inked = filled(vars.color.ink, 'CanvasText');

/** Strokes in a band's colour. */
export const bandStroke = byBand((ring) => stroke(vars.color.band[ring], 'CanvasText'));
