import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const bleed = style({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': { [from.lg]: { marginInline: 0 } },
});
