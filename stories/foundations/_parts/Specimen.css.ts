import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

export const specimens = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.column}, 1fr))`,
  gap: vars.space[5],
});

export const specimen = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minWidth: 0,
});

export const tight = style({ justifyItems: 'start' });

export const name = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});
