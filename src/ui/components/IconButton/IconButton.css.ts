import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { centred, edge, square, transition } from '../../styles/rules.ts';

export const iconButton = style({
  ...centred,
  ...square(vars.layout.target),
  color: vars.color.ink,
  ...edge(vars.borderWidth.control, 'transparent', vars.radius.control),
  fontSize: vars.fontSize.lg,
  lineHeight: 0,
  ...transition('background-color', vars.duration.fast),
  ':hover': { backgroundColor: vars.color.wash },
});
