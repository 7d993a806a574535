import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const ring = recipe({
  base: style({ position: 'relative', flexShrink: 0, aspectRatio: '1' }),
  variants: {
    size: {
      small: style({ width: vars.size.tile, fontSize: vars.fontSize.lg }),
      large: style({ width: vars.size.picture, fontSize: vars.fontSize['3xl'] }),
    },
  },
});

export const figure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...displayFace,
  lineHeight: vars.lineHeight.flat,
});
