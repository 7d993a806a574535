import { style } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

export const empty = style({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  padding: vars.space.panel,
  border: `${vars.borderWidth.control} dashed ${vars.color.line}`,
  borderRadius: vars.radius.panel,
});

export const words = style({
  minWidth: 0,
  maxWidth: vars.measure.normal,
  color: vars.color.muted,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
});
