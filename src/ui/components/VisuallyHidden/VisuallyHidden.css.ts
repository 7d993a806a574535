import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const visuallyHidden = component({
  position: 'absolute',
  width: vars.borderWidth.hair,
  height: vars.borderWidth.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
