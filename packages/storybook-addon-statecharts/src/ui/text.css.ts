import { style } from '@vanilla-extract/css';

import { unseen } from './fragments.ts';
import { vars } from './theme.css.ts';

export const visuallyHidden = style({ ...unseen, whiteSpace: 'nowrap' });

export const muted = style({ color: vars.color.muted });

export const small = style({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
});

/** Headings by their size, which is independent of their level. */
export const dialogTitle = style({ fontSize: vars.fontSize['2xl'], overflowWrap: 'anywhere' });

const heading = style({
  overflowWrap: 'anywhere',
  letterSpacing: vars.tracking.small,
  lineHeight: vars.lineHeight.snug,
});
export const itemTitle = style([heading, { fontSize: vars.fontSize.xl }]);
export const smallTitle = style([heading, { fontSize: vars.fontSize.lg }]);

/* A link in a sentence or a cell. */
export const link = style({
  textDecorationLine: 'underline',
  textDecorationThickness: vars.underline.thin,
  borderRadius: vars.radius.thin,
  ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick },
});
