import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const page = style({
  minHeight: 'min(100vh, 30rem)',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.close,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space.gutter} ${vars.space[6]}`,
});

export const summary = style({ minWidth: '7rem', minHeight: '24px', cursor: 'pointer' });

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  paddingBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
});

export const note = style({
  display: 'inline-block',
  minWidth: '14rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
