import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Mark and name on one line; the mark follows the text's size. */
export const logo = component({ display: 'inline-flex', alignItems: 'center', gap: '0.4em' });

/** The academy's name. */
export const wordmark = component({
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.flat,
});
