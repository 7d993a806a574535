import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const bleed = component({
  marginInline: `calc(-1 * ${vars.space.gutter})`,
  '@media': { [from.lg]: { marginInline: 0 } },
});
