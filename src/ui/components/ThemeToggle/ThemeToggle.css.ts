import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const toggle = component({
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

/*
   The root's theme class selects the icon, because it is set before the first paint, when the
   prerendered page does not know the theme.
*/
export const inLight = component({
  selectors: { '.dark &': { display: 'none' } },
});

export const inDark = component({
  selectors: { ':root:not(.dark) &': { display: 'none' } },
});
