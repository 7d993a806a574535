/**
 * Window widths at which layouts change. Media queries cannot read custom properties, so these are
 * constants outside the theme contract. In em, so that they follow the text size.
 */
export const breakpoint = { sm: '36em', md: '48em', lg: '64em', xl: '72em', margin: '80em' };

export const from = {
  sm: `(min-width: ${breakpoint.sm})`,
  md: `(min-width: ${breakpoint.md})`,
  lg: `(min-width: ${breakpoint.lg})`,
  /** The header's links fit on one line, including the admin's. */
  xl: `(min-width: ${breakpoint.xl})`,
  /** The page's column has a margin of 64 px on each side. */
  margin: `(min-width: ${breakpoint.margin})`,
};

/**
 * The smallest window in which the sticky header is one line, without and with links, and takes a
 * small share of the height, and the widest header without the menu's icon, and without the mark. In
 * rem: see SiteHeader.
 */
export const headerRoom = {
  width: '20rem',
  wide: '72rem',
  height: '30rem',
  iconless: '24.37rem',
  markless: '22rem',
};

export const media = {
  screen: 'screen',
  /** FloatingDonate's shelf leaves enough of the window: not at a zoom of 400 %. */
  shelf: `(min-height: 20em) and (max-width: 79.99em)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
};
