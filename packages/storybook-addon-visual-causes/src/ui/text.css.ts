import { style } from '@vanilla-extract/css';

import { unseen } from './fragments.ts';
import { vars } from './theme.css.ts';

export const visuallyHidden = style({ ...unseen, whiteSpace: 'nowrap' });

export const muted = style({ color: vars.color.muted });

/** A heading by its size, which is independent of its level. */
export const itemTitle = style({
  fontSize: vars.fontSize.xl,
  overflowWrap: 'anywhere',
  letterSpacing: vars.tracking.small,
  lineHeight: vars.lineHeight.snug,
});
