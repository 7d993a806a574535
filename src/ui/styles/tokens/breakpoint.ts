/**
 * Window widths at which layouts change. Custom properties cannot stand in a media query, so these
 * are constants and not part of the theme contract. In em: a larger text size moves them too.
 */
export const breakpoint = { sm: '36em', md: '48em', lg: '64em', xl: '72em' };

export const from = {
  sm: `(min-width: ${breakpoint.sm})`,
  md: `(min-width: ${breakpoint.md})`,
  lg: `(min-width: ${breakpoint.lg})`,
  /** The header's links stand beside each other, the admin's too. */
  xl: `(min-width: ${breakpoint.xl})`,
};

export const media = {
  /** Not on paper. */
  screen: 'screen',
  stillness: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
};
