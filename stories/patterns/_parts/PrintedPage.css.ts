import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

export const frame = style({
  display: 'grid',
  justifyItems: 'center',
  padding: vars.space[5],
  backgroundColor: vars.color.sunk,
});

/** As wide as the paper in CSS px, or as the window. */
export const paper = style({
  display: 'block',
  width: 'auto',
  maxWidth: '100%',
  height: 'auto',
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});
