import { fluid } from './fluid.ts';

/** Spacing in rem: 4-px steps, then fluid steps. */
export const space = {
  '0': '0',
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4rem',
  /** The page's side margins. */
  gutter: fluid(18, 32),
  /** A button's horizontal padding. */
  control: fluid(18, 24),
  /** A panel's padding. */
  panel: fluid(20, 32),
  /** A section's vertical padding. */
  section: fluid(48, 88),
};

/** Shared widths and heights. */
export const layout = {
  page: '72rem',
  prose: '42rem',
  /** One of two page columns. */
  form: '34rem',
  header: '4.75rem',
  /** At the bottom of the window (FloatingDonate). */
  shelf: '3.5rem',
  /** Offset of a dialog; a whole pixel, so that text stays crisp. */
  dialogTop: 'round(12dvh, 1px)',
  /** The smallest target: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
  /** A button or field. */
  control: '3.125rem',
};

/** Sizes of elements, in rem. */
export const size = {
  /** A band's ring in a menu. */
  mark: '1.5rem',
  /** A feature's icon. */
  icon: '2.25rem',
  /** A rosette in a list, or the small progress ring. */
  tile: '5.5rem',
  /** A decorative mascot. */
  art: '8rem',
  /** A card's picture, or the large progress ring. */
  picture: '11rem',
  leadPicture: '15rem',
  /** A guide in its card. */
  mascot: 'clamp(15rem, 22vw, 18rem)',
  /** A calendar's date. */
  date: fluid(64, 96),
  /** The minimum width of a large figure. */
  stat: fluid(140, 200),
  /** The minimum width of a list column. */
  column: '9rem',
  menu: '14rem',
  rail: '16rem',
  sheet: '22rem',
  toast: '26rem',
  /** An empty text area. */
  area: '8.5rem',
};

/**
 * Maximum line lengths: 38 and 65 characters. In `em`, because `ch` depends on the font and lines
 * would reflow when it loads.
 */
export const measure = { short: '24.6em', normal: '42.1em' };
