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
 * The theme's class chooses the sign, not the prop: it stands on the root before the first paint, while
 * the prerendered page cannot know which it will be.
 */
export const inLight = component({
  selectors: { '.dark &': { display: 'none' } },
});

export const inDark = component({
  selectors: { ':root:not(.dark) &': { display: 'none' } },
});
