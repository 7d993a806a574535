import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

export const scroller = style({
  overflowX: 'auto',
  minWidth: 0,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
});

export const table = style({ width: '100%', textAlign: 'start' });

/* The table scrolls, so cells need no breaks within words, which would split a badge letter by letter. */
globalStyle(`${table} td *`, { overflowWrap: 'break-word' });

export const caption = style({
  padding: vars.space[4],
  textAlign: 'start',
  fontWeight: vars.fontWeight.bold,
});

export const headRow = style({ backgroundColor: vars.color.sunk });

export const row = style({
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

const cell = style({
  padding: `${vars.space[3]} ${vars.space[4]}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  lineHeight: vars.lineHeight.close,
});

export const cells = styleVariants({
  head: [cell, { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold }],
  name: [cell, { fontWeight: vars.fontWeight.medium, minWidth: vars.layout.column }],
  value: [cell],
});
