import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, grid, quiet, ruled, wrapping } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const list = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

/* A table row on wide windows, else a card. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
  ...ruled(vars.space[6]),
  breakInside: 'avoid',
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 4fr)',
      columnGap: vars.space[5],
    },
    [from.lg]: {
      gridTemplateColumns: 'auto minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
});

export const emblem = style({
  width: vars.space[8],
  '@media': {
    [from.sm]: { width: vars.size.tile },
    [from.md]: { gridRow: '1 / span 2' },
    [from.lg]: { width: vars.size.art },
  },
});

export const text = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

/* On a phone: the duration, then two facts side by side. */
export const facts = style({
  ...grid(vars.space[3]),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gridColumn: '1 / -1',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr)', gridColumn: 'auto' },
    [from.lg]: { gridRow: '1 / span 2' },
  },
});

export const fact = style({
  display: 'grid',
  alignContent: 'start',
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
});

export const term = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });

export const duration = style(display(vars.fontSize.xl, vars.lineHeight.snug));

export const scaleRow = style({ gridColumn: '1 / -1', maxWidth: vars.size.rail });

export const scale = style({ display: 'block', width: '100%' });

export const scaleGround = style({ fill: vars.color.hairline });

export const scaleRange = style({
  fill: vars.color.wash,
  stroke: vars.color.action,
  strokeWidth: vars.borderWidth.control,
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const scaleMinimum = style({
  fill: vars.color.action,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});

export const features = style({
  gridColumn: '1 / -1',
  paddingInlineStart: '1.2em',
  listStyleType: 'disc',
  lineHeight: vars.lineHeight.close,
  ...grid(vars.space[2]),
  alignContent: 'start',
  '@media': {
    [from.md]: { gridColumn: '2 / -1' },
    [from.lg]: { gridColumn: 'auto', gridRow: '1 / span 2' },
  },
});

globalStyle(`${features} > li::marker`, { color: vars.color.action });

/* Below both buttons. */
export const note = style({ flexBasis: '100%', ...quiet });

export const actions = style({
  gridColumn: '1 / -1',
  ...wrapping,
  gap: vars.space[3],
  alignSelf: 'start',
  '@media': {
    [from.md]: { gridColumn: '2 / -1' },
    [from.lg]: { gridColumn: '2', gridRow: '2' },
    print: { display: 'none' },
  },
});
