import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const track = style({
  display: 'flex',
  height: vars.space[5],
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

const coin = style({
  width: vars.space[5],
  height: vars.space[5],
  backgroundColor: vars.color.gold,
  border: `${vars.borderWidth.bold} solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  transitionProperty: 'margin-inline-start',
});

/** The end of the track. */
export const moved = style({ marginInlineStart: `calc(100% - ${vars.space[5]})` });

export const timed = styleVariants(vars.duration, (transitionDuration) => [
  coin,
  { transitionDuration, transitionTimingFunction: vars.easing.standard },
]);
