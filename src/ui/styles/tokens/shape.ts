/** Two opposite corners are large, two small (docs/product.md P17.2). */
export const radius = {
  panel: '24px 6px',
  tile: '16px 4px',
  control: '14px 4px',
  chip: '10px 3px',
  tab: '10px 3px 0 0',
  /** For bars too thin for other radii. */
  thin: '5px 2px',
  round: '999px',
};

export const borderWidth = {
  hair: '1px',
  control: '1.5px',
  bold: '2.5px',
  double: '3px',
  thick: '4px',
};

export const underline = { thin: '1px', thick: '2px', offset: '0.18em' };

/** The focus ring: thicker than WCAG 2.4.13 requires, with an offset that shows beside any fill. */
export const focus = { width: '3px', offset: '2px' };

/** The stacking order, the lowest first. */
export const zIndex = {
  /** A control above a card-wide link. */
  raised: '1',
  /** Donate, at the window's edge. */
  floating: '10',
  /** The header, once the page scrolls, with its open menus. */
  sticky: '20',
  /** Opened menus. */
  menu: '30',
  /** Dialogs and what they dim. */
  dialog: '40',
  /** Messages; a dialog does not hide them. */
  toast: '50',
  /** The link that skips to the content. */
  skip: '60',
};
