import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, quietLines } from '../../styles/rules.ts';

/* Three fit beside each other on a phone, so that none wraps alone. */
export const list = style({
  display: 'grid',
  columnGap: vars.space[4],
  rowGap: vars.space[5],
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.stat} * 0.68, 100%), 1fr))`,
});

/* The term is visually after its figure, but before it in the document. */
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  minWidth: 0,
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
});

export const figure = style({
  ...display(vars.fontSize['4xl'], vars.lineHeight.flat, vars.tracking.hero),
  overflowWrap: 'anywhere',
});

export const label = style(quietLines);
