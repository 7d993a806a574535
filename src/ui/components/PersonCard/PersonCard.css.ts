import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
});

export const text = style({ minWidth: 0, lineHeight: vars.lineHeight.close });
export const name = style({ fontWeight: vars.fontWeight.bold });
export const role = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });
