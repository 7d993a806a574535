import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

/** Links side by side, as many as fit. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.picture}, 1fr))`,
  gap: vars.space[4],
});

/** A link whose whole area can be pressed. */
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  padding: vars.space[2],
  borderRadius: vars.radius.tile,
  color: vars.color.ink,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.wash },
});

export const chart = style([
  tile,
  { padding: vars.space[4], border: `${vars.borderWidth.hair} solid ${vars.color.line}` },
]);

export const count = style({ color: vars.color.muted });

/** A screen's picture, cut at the bottom; a low one at the right. */
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  objectPosition: 'left top',
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
});
