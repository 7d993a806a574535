import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

const box = style({
  height: vars.size.tile,
  backgroundColor: vars.color.sunk,
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
});

/** Each radius on the same box. */
export const corners = styleVariants(vars.radius, (borderRadius) => [box, { borderRadius }]);

export const lines = styleVariants(vars.borderWidth, (width, name) => ({
  borderBlockStart: `${width} ${name === 'double' ? 'double' : 'solid'} ${vars.color.ink}`,
}));
