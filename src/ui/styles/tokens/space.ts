import { fluid } from './fluid.ts';

/** Distances in rem: 4-px steps, then those that grow with the window. */
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
  /** Before and after a button's words. */
  control: fluid(18, 24),
  /** Inside a panel. */
  panel: fluid(20, 32),
  /** Above and below a section. */
  section: fluid(48, 88),
};

/** Widths and heights that layouts share. */
export const layout = {
  page: '72rem',
  prose: '42rem',
  /** As wide as one of two columns of the page. */
  form: '34rem',
  header: '4.75rem',
  /** At the window's foot (FloatingDonate). */
  shelf: '3.5rem',
  /** Of a dialog, from the window's upper edge; on a whole pixel, so that its text is crisp. */
  dialogTop: 'round(12dvh, 1px)',
  /** The least side of anything that is pressed: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
  /** A button or field at rest. */
  control: '3.125rem',
};

/** Sides of things that have a size of their own, in rem. */
export const size = {
  /** A band's ring in a menu. */
  mark: '1.5rem',
  /** The icon of a feature. */
  icon: '2.25rem',
  /** A rosette in a list; the small progress ring. */
  tile: '5.5rem',
  /** A mascot that keeps company. */
  art: '8rem',
  /** The picture of a card; the large progress ring. */
  picture: '11rem',
  leadPicture: '15rem',
  /** A guide in its card, and the engraving behind it. */
  mascot: 'clamp(15rem, 22vw, 18rem)',
  engraving: '32rem',
  /** A calendar's date. */
  date: fluid(64, 96),
  /** The least a large figure takes. */
  stat: fluid(140, 200),
  /** The least a column of a list can be. */
  column: '9rem',
  menu: '14rem',
  rail: '16rem',
  sheet: '22rem',
  toast: '26rem',
  /** A field of several lines, while empty. */
  area: '8.5rem',
};

/**
 * The longest line of text: 38 and 65 figures wide. In `em`, for `ch` is another width in each typeface, and
 * lines would break anew when the page's own one comes.
 */
export const measure = { short: '24.6em', normal: '42.1em' };
