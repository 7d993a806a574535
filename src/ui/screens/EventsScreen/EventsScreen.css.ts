import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, edge, filled, grid, quiet, wrapping } from '../../styles/rules.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';

/* A stub with the date, a perforation, and the rest. */
export const ticket = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minWidth: 0,
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.hair, vars.color.hairline, vars.radius.panel),
  '@media': { [from.md]: { gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)` } },
});

/** The colour of the perforation and the engraving. */
const line = createVar();
const perforation = `${vars.borderWidth.bold} dashed ${line}`;

const stubBase = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  padding: vars.space.panel,
  borderBlockEnd: perforation,
  '@media': {
    [from.md]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[1],
      borderBlockEnd: 0,
      borderInlineEnd: perforation,
    },
  },
});

const { captain, captainLine, investor, investorLine } = vars.color.mascot;

export const stub = {
  captain: style([stubBase, { backgroundColor: captain, vars: { [line]: captainLine } }]),
  investor: style([stubBase, { backgroundColor: investor, vars: { [line]: investorLine } }]),
};

export const day = style({
  ...display(vars.fontSize['5xl'], vars.lineHeight.flat, vars.tracking.hero),
  overflowWrap: 'normal',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const month = style({
  display: 'grid',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
});

/* Engraving in the lower corner, clipped by the edges and clear of the text. */
export const engraving = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '50%',
  insetInlineEnd: '-4%',
  width: '36%',
  color: line,
  transform: 'translateY(-50%)',
  '@media': {
    [from.md]: {
      insetBlock: 'auto -8%',
      insetInlineEnd: '-8%',
      width: '52%',
      transform: 'none',
    },
  },
});

export const body = style({
  ...grid(vars.space[5]),
  padding: vars.space.panel,
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.rail}`,
      columnGap: vars.space[6],
    },
  },
});

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

/* Date, place and registration, apart from the description. */
export const practical = style({ ...grid(vars.space[4]), alignContent: 'space-between' });

export const facts = style({
  ...grid(vars.space[1]),
  color: vars.color.muted,
  lineHeight: vars.lineHeight.close,
});

export const fact = style({
  ...grid(vars.space[2]),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
});

export const actions = style({
  ...wrapping,
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
});

export const rowActions = style({
  ...wrapping,
  alignItems: 'center',
  columnGap: vars.space[4],
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'stretch', textAlign: 'center' } },
});

/* The label covers the hidden button, which still reserves its space. */
export const register = style({ display: 'inline-grid', alignItems: 'center' });

export const room = style({
  gridArea: '1 / 1',
  selectors: { '&[inert]': { visibility: 'hidden' } },
});

export const overLabel = style({
  gridArea: '1 / 1',
  ...quiet,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
});

/* The same height for both texts. */
export const rules = style({ minHeight: '3lh' });
