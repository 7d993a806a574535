import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const visuallyHidden = style({
  position: 'absolute',
  width: vars.borderWidth.hair,
  height: vars.borderWidth.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
