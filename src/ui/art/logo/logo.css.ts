import { style } from '@vanilla-extract/css';

/** Mark and name on one line; the mark follows the text's size. */
export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: '0.4em' });

/** The academy's name. */
export const wordmark = style({
  fontFamily: "'Bricolage Grotesque Variable', 'Bricolage Grotesque', sans-serif",
  fontStretch: '82%',
  fontWeight: 760,
  letterSpacing: '-0.018em',
  lineHeight: 1,
});
