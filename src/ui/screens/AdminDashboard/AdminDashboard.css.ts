import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const columns = style({
  width: '100%',
  minWidth: vars.layout.form,
  borderCollapse: 'collapse',
});

export const scroller = style({ overflowX: 'auto' });

export const head = style({
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `${vars.borderWidth.double} double ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
});

export const soon = style({
  paddingBlock: vars.space[6],
  color: vars.color.muted,
  textAlign: 'start',
});
