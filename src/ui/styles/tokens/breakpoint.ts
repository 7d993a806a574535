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

/**
 * The least window in which the sticky header is one line, without and with the links beside each other,
 * and a small share of the height. In rem: see SiteHeader.
 */
export const headerRoom = { width: '20rem', wide: '72rem', height: '30rem' };

/**
 * The least window that spares room for the shelf at its foot; and those whose margins beside the page's
 * column hold a control, upright (64 px on each side) and lying (144 px). In rem: see FloatingDonate.
 */
export const donateRoom = { width: '20rem', height: '30rem', upright: '80rem', lying: '90rem' };

export const media = {
  /** Not on paper. */
  screen: 'screen',
  stillness: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  hover: '(hover: hover)',
};
