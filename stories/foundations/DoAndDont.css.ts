import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

/* Only these counterexamples use the rules below. */

export const trio = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[2],
});

export const sameCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: vars.space[3],
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const striped = style({
  padding: vars.space[5],
  backgroundColor: vars.color.surface,
  borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.band[7]}`,
  borderRadius: vars.radius.chip,
  boxShadow: `0 ${vars.space[1]} ${vars.space[4]} ${vars.color.hairline}`,
});

export const dots = style({ display: 'flex', gap: vars.space[5] });

export const dot = style({
  width: vars.space[5],
  height: vars.space[5],
  borderRadius: vars.radius.round,
});

export const art = style({ width: vars.size.art, maxWidth: '100%', justifySelf: 'center' });

export const crowd = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
});

export const behind = style({ display: 'grid', placeItems: 'center' });
export const layer = style({ gridArea: '1 / 1', width: vars.size.picture, maxWidth: '100%' });
