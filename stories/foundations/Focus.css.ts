import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const grounds = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.rail}, 100%), 1fr))`,
  gap: vars.space[4],
});

const ground = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  padding: vars.space[5],
  color: vars.color.ink,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
});

/** Every background that a control may be on. */
export const on = styleVariants(
  {
    paper: vars.color.paper,
    surface: vars.color.surface,
    sunk: vars.color.sunk,
    wash: vars.color.wash,
    ...vars.color.tint,
  },
  (backgroundColor) => [ground, { backgroundColor }],
);
