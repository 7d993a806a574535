import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const ring = recipe({
  base: component({ position: 'relative', flexShrink: 0, aspectRatio: '1' }),
  variants: {
    size: {
      small: component({ width: vars.size.tile, fontSize: vars.fontSize.lg }),
      large: component({ width: vars.size.picture, fontSize: vars.fontSize['3xl'] }),
    },
  },
});

export const figure = component({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...displayFace,
  lineHeight: vars.lineHeight.flat,
});
