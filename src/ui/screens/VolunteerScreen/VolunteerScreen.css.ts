import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { columns } from '../../styles/columns.ts';
import { apart, display, grid } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const hairline = `${vars.borderWidth.hair} solid ${vars.color.hairline}`;

/* Four comparable roles with time, tasks and requirements in columns. */
export const role = style({
  ...grid(vars.space[4]),
  paddingBlock: vars.space[6],
  borderBlockStart: hairline,
  selectors: { '&:last-child': { borderBlockEnd: hairline } },
  '@media': {
    [from.md]: { ...columns.halves, columnGap: vars.space[6] },
    [from.lg]: {
      gridTemplateColumns: `${vars.size.rail} minmax(0, 1.2fr) minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[8],
    },
  },
});

export const name = style({
  ...grid(vars.space[2]),
  alignContent: 'start',
  '@media': {
    [from.md]: { gridColumn: '1 / -1' },
    [from.lg]: { gridColumn: '1', gridRow: '1 / span 2' },
  },
});

export const commitment = style({
  ...display(vars.fontSize['2xl'], vars.lineHeight.snug, vars.tracking.display),
  color: vars.color.action,
  '::first-letter': { textTransform: 'uppercase' },
});

export const work = style({ minWidth: 0 });

/* After the requirements; on wide windows below the tasks. */
export const apply = style({
  '@media': {
    [from.md]: { gridColumn: '1' },
    [from.lg]: { gridColumn: '2', gridRow: '2' },
  },
});

export const needs = style({
  ...grid(vars.space[2]),
  alignContent: 'start',
  '@media': { [from.lg]: { gridColumn: '3', gridRow: '1 / span 2' } },
});

export const ticks = style({ display: 'grid', gap: vars.space[2] });

export const tick = style({
  ...grid(vars.space[2]),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  lineHeight: vars.lineHeight.close,
  textWrap: 'balance',
});

export const sign = style({ color: vars.color.action, fontSize: vars.fontSize.lg, lineHeight: 0 });

export const benefits = style({
  ...grid(vars.space[6]),
  alignItems: 'end',
  '@media': { [from.lg]: { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.mascot}` } },
});

export const benefitList = style({
  ...grid(`${vars.space[4]} ${vars.space[6]}`),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const company = style({
  width: vars.size.picture,
  justifySelf: 'end',
  '@media': { [from.lg]: { width: '100%', marginBlockEnd: `calc(-1 * ${vars.space.section})` } },
});

export const voices = style({
  ...grid(vars.space[6]),
  '@media': {
    [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[7] },
  },
});

export const closing = style({
  ...apart(vars.space[5]),
  paddingBlockStart: vars.space[6],
  borderBlockStart: `${vars.borderWidth.double} double ${vars.color.line}`,
});
