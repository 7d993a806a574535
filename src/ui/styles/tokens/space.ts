import { fluid } from './fluid.ts';

/** Distances in rem: 4-px steps, then the three that grow with the window. */
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
  /** Inside a panel. */
  panel: fluid(20, 32),
  /** Above and below a section. */
  section: fluid(48, 88),
};

/** Widths and heights that layouts share. */
export const layout = {
  page: '72rem',
  prose: '42rem',
  form: '27rem',
  header: '4.75rem',
  /** The least side of anything that is pressed: 44 px (WCAG 2.5.5). */
  target: '2.75rem',
  /** A button or field at rest. */
  control: '3.125rem',
};
