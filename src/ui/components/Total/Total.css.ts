import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

/* The double rule of bookkeeping above a sum. */
export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.borderWidth.double} double ${vars.color.line}`,
});

export const label = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const figure = style({
  ...displayFace,
  fontSize: vars.fontSize['3xl'],
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  minWidth: 0,
});
