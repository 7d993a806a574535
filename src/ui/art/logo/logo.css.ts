import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/** Mark and name on one line; the mark follows the text's size. */
export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: '0.4em' });

/** The academy's name. */
export const wordmark = style({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.flat,
});
