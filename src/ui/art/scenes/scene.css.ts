import { vars } from '../../styles/theme.css.ts';
import type { BandSlug } from '../bands.ts';
import { filled, stroke } from '../forcedPaint.ts';
import { artVars } from '../palette.css.ts';

const sheet = (colour: string) => filled(colour, 'Canvas');

/** The background in the band's colour, the same in both themes. */
export const ground: Readonly<Record<BandSlug, string>> = {
  'k-2': sheet(vars.color.band[1]),
  '3-5': sheet(vars.color.band[2]),
  '6-8': sheet(vars.color.band[3]),
  '9-10': sheet(vars.color.band[4]),
  '11-12': sheet(vars.color.band[5]),
  '18-24': sheet(vars.color.band[6]),
  '25-plus': sheet(vars.color.band[7]),
};

/** The ground in front of the sun, a shade darker. */
export const floor = filled(vars.color.outline, 'none');

/** The sun's engraving, and its disc. */
export const engraved = stroke(artVars.white, 'CanvasText');
export const disc = filled(artVars.white, 'none');
