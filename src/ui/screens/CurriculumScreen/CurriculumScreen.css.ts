import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import {
  besideRail,
  display,
  edge,
  grid,
  quietLines,
  ruled,
  square,
  wrapping,
} from '../../styles/rules.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';

const wide = `${media.screen} and ${from.lg}`;

export const classSize = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  lineHeight: vars.lineHeight.close,
  fontSize: vars.fontSize.lg,
  textWrap: 'balance',
});

export const figure = style({
  display: 'block',
  ...display(vars.fontSize['5xl'], vars.lineHeight.flat, vars.tracking.hero),
});

/* A rail with the heading, then the content. */
export const rail = style(besideRail(vars.space[6]));

/* One page per track. */
export const track = style([
  rail,
  { '@media': { print: { breakInside: 'avoid' } } },
  { selectors: { '& + &': { '@media': { print: { breakBefore: 'page' } } } } },
]);

export const trackHead = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });

export const length = style({ fontWeight: vars.fontWeight.bold });

/* Three columns of stations on a wide window. */
export const line = style({ '@media': { [wide]: { columns: 3, columnGap: vars.space[6] } } });

const stroke = vars.space[3];
const dot = vars.space[5];

const stop = {
  position: 'relative',
  paddingInlineStart: `calc(${dot} + ${vars.space[4]})`,
} as const;

const colour = createVar();

/** The colour of a line with its stations and its end. */
export const coloured = styleVariants(
  { first: vars.color.band[6], second: vars.color.band[2] },
  (band) => ({ vars: { [colour]: band } }),
);

const sign = {
  content: '',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  ...square(dot),
} as const;

/** The dot on the line, which continues to the next station. */
export const station = style({
  ...stop,
  ...grid(vars.space[1]),
  alignContent: 'start',
  paddingBlockEnd: vars.space[5],
  breakInside: 'avoid',
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
  },
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc((${dot} - ${stroke}) / 2)`,
    /* A border, because print and forced colours omit backgrounds. */
    borderInlineStart: `${stroke} solid ${colour}`,
  },
  '::after': {
    ...sign,
    ...edge(vars.borderWidth.thick, vars.color.ink, vars.radius.round),
    backgroundColor: vars.color.paper,
  },
});

export const end = style({
  ...stop,
  minHeight: dot,
  lineHeight: vars.lineHeight.close,
  fontWeight: vars.fontWeight.bold,
  '::after': {
    ...sign,
    ...edge(vars.borderWidth.thick, vars.color.ink, vars.radius.chip),
    backgroundColor: colour,
  },
});

export const when = style({ ...quietLines, fontWeight: vars.fontWeight.medium });

export const topics = style({
  lineHeight: vars.lineHeight.close,
  '@media': { print: { gridArea: '1 / 2 / span 2' } },
});

export const guide = style({ width: vars.size.art, flexShrink: 0 });

export const benefits = style({
  display: 'grid',
  columnGap: vars.space[7],
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const benefit = style({
  ...grid(vars.space[2]),
  alignContent: 'start',
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  '@media': { print: { paddingBlock: vars.space[3] } },
});

export const bands = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  breakInside: 'avoid',
});

/* On a line of its own. */
export const ages = style({ display: 'block' });

const inARow = 'auto minmax(0, 2fr) minmax(0, 5fr)';

/* Ring, ages and sheet in a row. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space[4],
  ...ruled(vars.space[2]),
  breakInside: 'avoid',
  '@media': {
    print: { gridTemplateColumns: inARow },
    [from.md]: { gridTemplateColumns: inARow },
  },
});

/* Below the ages on a phone. */
export const sheet = style({
  ...wrapping,
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[5],
  gridColumn: '2',
  '@media': { print: { gridColumn: '3' }, [from.md]: { gridColumn: '3' } },
});
