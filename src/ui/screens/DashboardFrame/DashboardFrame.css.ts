import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const welcome = component({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[6],
  overflowWrap: 'anywhere',
});
