import { style } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

export const muted = style({ color: vars.color.muted });

/* A link in a sentence or a cell. */
export const link = style({
  textDecorationLine: 'underline',
  textDecorationThickness: vars.underline.thin,
  borderRadius: vars.radius.thin,
  ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick },
});
