import { byBand } from '../../styles/byBand.ts';
import { vars } from '../../styles/theme.css.ts';
import { filled, stroke } from '../forcedPaint.ts';
import { artVars } from '../palette.css.ts';

/** The background in the band's colour, the same in both themes. */
export const ground = byBand((ring) => filled(vars.color.band[ring], 'Canvas'));

/** The ground in front of the sun, a shade darker. */
export const floor = filled(vars.color.outline, 'none');

/** The sun's engraving, and its disc. */
export const engraved = stroke(artVars.white, 'CanvasText');
export const disc = filled(artVars.white, 'none');
