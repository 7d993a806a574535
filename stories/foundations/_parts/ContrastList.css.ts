import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

export const figure = style({
  display: 'inline-grid',
  gridTemplateColumns: `${vars.space[7]} ${vars.space[8]} auto`,
  alignItems: 'center',
  columnGap: vars.space[3],
});

/** Text or an edge in the pair's colours. */
export const sample = style({
  display: 'grid',
  placeItems: 'center',
  height: vars.space[6],
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.chip,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.flat,
});

export const edge = style({
  width: vars.space[5],
  height: vars.space[4],
  borderStyle: 'solid',
  borderWidth: vars.focus.width,
  borderRadius: vars.radius.thin,
});

export const ratio = style({
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontWeight: vars.fontWeight.bold,
});
