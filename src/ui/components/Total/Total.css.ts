import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

/* The double rule of bookkeeping above a sum. */
export const total = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.borderWidth.double} double ${vars.color.line}`,
});

export const label = component({ minWidth: 0, overflowWrap: 'anywhere' });

export const figure = component({
  ...displayFace,
  fontSize: vars.fontSize['3xl'],
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
  overflowWrap: 'anywhere',
  minWidth: 0,
});
