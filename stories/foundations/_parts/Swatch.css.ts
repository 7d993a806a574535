import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.picture}, 100%), 1fr))`,
  gap: `${vars.space[6]} ${vars.space[5]}`,
});

export const swatch = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  minWidth: 0,
});

/** One sheet in two halves: the light value and the dark one. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  height: vars.size.tile,
  overflow: 'hidden',
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.panel,
});

export const words = style({ display: 'grid', gap: vars.space[1] });
export const name = style({ fontWeight: vars.fontWeight.bold, lineHeight: vars.lineHeight.close });

export const values = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  color: vars.color.muted,
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.close,
});

export const use = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});
