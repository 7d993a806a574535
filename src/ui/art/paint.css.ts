import { style, styleVariants } from '@vanilla-extract/css';
import { artVars } from './palette.css.ts';
import type { BandSlug } from './bands.ts';

const forced = '(forced-colors: active)';

/** A flat fill. In forced colours figures become line drawings, so every fill is the page itself. */
function flat(colour: string) {
  return style({ fill: colour, '@media': { [forced]: { fill: 'Canvas' } } });
}

/** A stroke that lightens or shades a fill. It has nothing to lie on in forced colours. */
function tint(colour: string) {
  return style({ stroke: colour, '@media': { [forced]: { stroke: 'none' } } });
}

/** Fills, by colour. */
export const fill = {
  gold: flat(artVars.gold),
  goldDeep: flat(artVars.goldDeep),
  white: flat(artVars.white),
  navy: flat(artVars.navy),
  coral: flat(artVars.coral),
  acorn: flat(artVars.acorn),
  bark: flat(artVars.bark),
  leaf: flat(artVars.leaf),
  leafPale: flat(artVars.leafPale),
  violet: flat(artVars.violet),
  violetPale: flat(artVars.violetPale),
  sky: flat(artVars.sky),
};

/** Strokes inside a fill, and the light inside of a limb. */
export const shine = {
  goldPale: tint(artVars.goldPale),
  goldDeep: tint(artVars.goldDeep),
  blush: tint(artVars.blush),
  acornPale: tint(artVars.acornPale),
  barkPale: tint(artVars.barkPale),
  navyPale: tint(artVars.navyPale),
  violetPale: tint(artVars.violetPale),
  leafPale: tint(artVars.leafPale),
};

/** The inside of a stroked tube (arm, leg, finger): page-coloured in forced colours. */
export const core = styleVariants(
  {
    gold: artVars.gold,
    white: artVars.white,
    navy: artVars.navy,
    acorn: artVars.acorn,
    violet: artVars.violet,
    sky: artVars.sky,
  },
  (colour) => ({ stroke: colour, '@media': { [forced]: { stroke: 'Canvas' } } }),
);

/** The bold outline. */
export const line = style({
  stroke: artVars.line,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** The edge of the logo's coin. */
export const rim = style({
  stroke: artVars.rim,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** A shape filled with the outline's colour: pupils, soles. */
export const solid = style({
  fill: artVars.line,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

/** A dark glass: filled with text colour in forced colours, so that it still hides the eyes. */
export const glass = style({
  fill: artVars.lens,
  '@media': { [forced]: { fill: 'CanvasText' } },
});

/** A glint on something dark. */
export const glint = style({
  stroke: artVars.sky,
  '@media': { [forced]: { stroke: 'Canvas' } },
});

/** A filled glint in an eye. */
export const spark = style({
  fill: artVars.white,
  '@media': { [forced]: { fill: 'Canvas' } },
});

/** The flat shadow on the ground. */
export const shade = style({
  fill: artVars.shade,
  '@media': { [forced]: { fill: 'none' } },
});

/** Marks in the page's own ink. */
export const inkStroke = style({
  stroke: artVars.ink,
  '@media': { [forced]: { stroke: 'CanvasText' } },
});

/** A stroke in the colour of what lies behind, to keep two strokes apart. */
export const groundStroke = style({
  stroke: artVars.ground,
  '@media': { [forced]: { stroke: 'Canvas' } },
});

/** Quiet hairlines. */
export const hairStroke = style({
  stroke: artVars.hairline,
  '@media': { [forced]: { stroke: 'GrayText' } },
});

const bandColours: Readonly<Record<BandSlug, string>> = {
  'k-2': artVars.band[1],
  '3-5': artVars.band[2],
  '6-8': artVars.band[3],
  '9-10': artVars.band[4],
  '11-12': artVars.band[5],
  '18-24': artVars.band[6],
  '25-plus': artVars.band[7],
};

/** Strokes in a band's colour. */
export const bandStroke = styleVariants(bandColours, (colour) => ({
  stroke: colour,
  '@media': { [forced]: { stroke: 'CanvasText' } },
}));
