import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

/** Each file shows the light drawing above the dark one; half of it is seen. */
const width = 498;
const height = 280;

export const picture = component({
  display: 'block',
  /* The mascot is 280 of 498 units wide: it fills the box, and its engraving reaches beyond. */
  width: `${(100 * width) / height}%`,
  maxWidth: 'none',
  height: 'auto',
  marginInlineStart: `${(50 * (height - width)) / height}%`,
  aspectRatio: `${width} / ${height}`,
  objectFit: 'cover',
  objectPosition: 'top',
});

globalStyle(`.dark ${picture}`, {
  '@layer': {
    [layers.components]: { '@media': { [media.screen]: { objectPosition: 'bottom' } } },
  },
});
