import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const bar = component({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});
