import { style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns.ts';
import { vars } from '../../styles/theme.css.ts';
import { column, display, grid, wrapping } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

/* On a phone the ages are on the first screen, before the drawing. */
export const hero = style({
  ...column(vars.space[4]),
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      gap: vars.space[7],
    },
  },
});

export const art = style({
  justifySelf: 'center',
  width: '100%',
  maxWidth: vars.size.sheet,
  '@media': {
    [from.sm]: { maxWidth: vars.size.toast },
    [from.lg]: { gridArea: '1 / 2' },
  },
});

/* Three sheets over the lower half of the rings. */
export const fan = style({
  display: 'flex',
  justifyContent: 'center',
  marginBlockStart: '-38%',
  paddingBlockEnd: vars.space[3],
});

/* Paper is white in both themes. */
export const paper = style({
  width: '31%',
  backgroundColor: 'white',
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  transformOrigin: '50% 160%',
  selectors: {
    '&:first-child': { rotate: '-9deg', marginInlineEnd: '-6%' },
    '&:nth-child(2)': { zIndex: vars.zIndex.raised },
    '&:nth-child(3)': { rotate: '9deg', marginInlineStart: '-6%' },
  },
});

export const ages = style({ '@media': { [from.lg]: { gridColumn: '1 / -1' } } });

export const narrow = style({ maxWidth: vars.measure.short });

/* Three figures above two halves. */
export const proof = style({
  display: 'grid',
  columnGap: columns.halves.columnGap,
  rowGap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/* Beside its text on a phone, above it in a column. */
export const figure = style({
  ...wrapping,
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  '@media': { [from.lg]: { display: 'grid', gridColumn: 'span 2' } },
});

export const value = style({
  ...display(vars.fontSize['4xl'], vars.lineHeight.flat, vars.tracking.hero),
});

export const half = style({
  ...grid(vars.space[2]),
  alignContent: 'start',
  '@media': { [from.lg]: { gridColumn: 'span 3' } },
});

/* The same height for any event, because the next one is known only after the first paint. */
export const next = style({
  minHeight: '4lh',
  '@media': { '(max-width: 24.37em)': { minHeight: '6lh' } },
});

/* On one line on a phone. */
export const title = style({
  fontSize: vars.fontSize.xl,
  '@media': { [from.sm]: { fontSize: vars.fontSize['2xl'] } },
});

export const quotation = style({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
});

export const call = style({
  ...grid(vars.space[5]),
  '@media': { [from.lg]: { ...columns.halves, alignItems: 'end' } },
});
