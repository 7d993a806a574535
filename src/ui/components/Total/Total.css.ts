import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, wrapping } from '../../styles/rules.ts';

/* The double rule of bookkeeping above a sum. */
export const total = style({
  ...wrapping,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.borderWidth.double} double ${vars.color.line}`,
});

export const label = style({ overflowWrap: 'anywhere' });

export const figure = style({
  ...display(vars.fontSize['3xl'], vars.lineHeight.tight, vars.tracking.display),
  overflowWrap: 'anywhere',
  minWidth: 0,
});
