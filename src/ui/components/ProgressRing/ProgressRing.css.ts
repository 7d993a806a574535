import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const ring = style({
  position: 'relative',
  flexShrink: 0,
  aspectRatio: '1',
  width: vars.size.tile,
  fontSize: vars.fontSize.lg,
});

export const figure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...displayFace,
  lineHeight: vars.lineHeight.flat,
});
