import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: `${vars.space[2]} ${vars.space.gutter}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
  fontSize: vars.fontSize.xs,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});

export const lead = style({
  margin: 0,
  marginInlineEnd: vars.space[2],
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontStretch: '80%',
  fontSize: '1.15rem',
});

export const answer = style({ margin: 0, fontSize: vars.fontSize.sm });
