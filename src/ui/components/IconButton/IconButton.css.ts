import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.layout.target,
  height: vars.layout.target,
  color: vars.color.ink,
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.lg,
  lineHeight: 0,
  transitionProperty: 'background-color',
  transitionDuration: vars.duration.fast,
  ':hover': { backgroundColor: vars.color.wash },
});
