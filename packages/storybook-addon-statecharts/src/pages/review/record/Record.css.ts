import { style } from '@vanilla-extract/css';
import { column } from '../../../ui/fragments.ts';
import { vars } from '../../../ui/theme.css.ts';

export const body = style({
  ...column(vars.space[4]),
  padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[6]}`,
});

export const summary = style({ minWidth: '7rem', minHeight: '24px' });

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
});

export const note = style({
  display: 'inline-block',
  minWidth: '14rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
