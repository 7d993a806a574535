import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const page = style({
  display: 'grid',
  gap: vars.space[6],
  // The frames scroll, the page does not.
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: `${vars.space[7]} ${vars.space.gutter}`,
});

export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[5],
});

export const rosette = style({ width: vars.size.tile, color: vars.color.action });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  alignItems: 'center',
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
});

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const sample = style({
  width: '2rem',
  height: '1.25rem',
  borderRadius: vars.radius.chip,
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
});

export const linked = style({
  boxShadow: `inset 0 0 0 3px ${vars.color.surface}, inset 0 0 0 4px ${vars.color.hairline}`,
});
export const lit = style({ backgroundColor: vars.color.gold, borderWidth: vars.borderWidth.bold });
export const passing = style({ borderStyle: 'dashed', borderColor: vars.color.line });
export const begin = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.ink,
});

export const any = style({
  width: '0.75rem',
  height: '0.75rem',
  borderRadius: vars.radius.round,
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
});
