import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../styles/tokens/breakpoint.ts';
import { firstDrawing } from '../pictureFile.ts';

/** Each file contains the guide in light, dark and forced colours. */
const width = 498;
const height = 280;

/* The mascot, 280 of 498 units wide, fills the box; its engraving extends beyond. */
export const picture = style({
  ...firstDrawing(width, height),
  width: `${(100 * width) / height}%`,
  maxWidth: 'none',
  marginInlineStart: `${(50 * (height - width)) / height}%`,
});

globalStyle(`.dark ${picture}`, {
  '@media': { [`${media.screen} and (forced-colors: none)`]: { objectPosition: 'center' } },
});
