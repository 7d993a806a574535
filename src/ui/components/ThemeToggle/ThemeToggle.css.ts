import { style } from '@vanilla-extract/css';

/*
   The root's theme class selects the icon, because it is set before the first paint, when the
   prerendered page does not know the theme.
*/
export const inLight = style({ selectors: { '.dark &': { display: 'none' } } });

export const inDark = style({ selectors: { ':root:not(.dark) &': { display: 'none' } } });
