import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../../styles/columns.ts';
import { vars } from '../../styles/theme.css.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

const sideBySide = `${media.screen} and ${from.lg}`;

export const toSheets = style({
  paddingBlockEnd: vars.space[4],
  '@media': { print: { display: 'none' } },
});

/* On wide windows below the shorter track. */
export const classSize = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[5],
  lineHeight: vars.lineHeight.close,
  fontSize: vars.fontSize.lg,
  textWrap: 'balance',
  '@media': {
    print: { marginBlockStart: vars.space[6] },
    [sideBySide]: {
      gridColumn: '2',
      gridRow: '20 / -1',
      alignSelf: 'end',
      maxWidth: vars.size.toast,
    },
  },
});

export const figure = style({
  display: 'block',
  ...displayFace,
  fontSize: vars.fontSize['5xl'],
  letterSpacing: vars.tracking.hero,
  lineHeight: vars.lineHeight.flat,
});

/* Side by side, the tracks share a scale with one row per week. */
const week = `minmax(${vars.layout.target}, 1fr)`;

export const tracks = style({
  display: 'grid',
  gap: vars.space[7],
  '@media': {
    [sideBySide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: `auto repeat(25, ${week})`,
      columnGap: vars.space[8],
      rowGap: 0,
    },
    /* One page per track: page breaks work reliably only between blocks. */
    print: { display: 'block' },
  },
});

export const track = style({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  '@media': {
    [sideBySide]: { gridRow: '1 / -1', gridTemplateRows: 'subgrid', rowGap: 0 },
    print: { breakInside: 'avoid' },
  },
  selectors: { '& + &': { '@media': { print: { breakBefore: 'page' } } } },
});

export const trackHead = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
  '@media': { [sideBySide]: { paddingBlockEnd: vars.space[6] } },
});

/* Named columns: auto-placement would put what follows the shorter track first. */
export const side = {
  first: style({ '@media': { [sideBySide]: { gridColumn: '1' } } }),
  second: style({ '@media': { [sideBySide]: { gridColumn: '2' } } }),
};

export const length = style({ fontWeight: vars.fontWeight.bold });

/* Weeks of equal height, the minimum that the fullest one needs. */
export const line = style({
  display: 'grid',
  gridAutoRows: '1fr',
  '@media': {
    [sideBySide]: { gridRow: '2 / -1', gridTemplateRows: 'subgrid' },
  },
});

const rail = vars.space[3];
const dot = vars.space[5];

const stop = {
  position: 'relative',
  paddingInlineStart: `calc(${dot} + ${vars.space[4]})`,
} as const;

/** The dot on the line, which continues to the next station. */
export const station = recipe({
  base: style({
    ...stop,
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    paddingBlockEnd: vars.space[5],
    breakInside: 'avoid',
    '@media': {
      print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[5] },
    },
    '::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc((${dot} - ${rail}) / 2)`,
      /* A border, because print and forced colours omit backgrounds. */
      borderInlineStart: `${rail} solid`,
    },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: dot,
      height: dot,
      border: `${vars.borderWidth.thick} solid ${vars.color.ink}`,
      borderRadius: vars.radius.round,
      backgroundColor: vars.color.paper,
    },
  }),
  variants: {
    colour: {
      first: style({ '::before': { borderColor: vars.color.band[6] } }),
      second: style({ '::before': { borderColor: vars.color.band[2] } }),
    },
  },
});

export const end = recipe({
  base: style({
    ...stop,
    minHeight: dot,
    lineHeight: vars.lineHeight.close,
    fontWeight: vars.fontWeight.bold,
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      width: dot,
      height: dot,
      border: `${vars.borderWidth.thick} solid ${vars.color.ink}`,
      borderRadius: vars.radius.chip,
    },
  }),
  variants: {
    colour: {
      first: style({ '::after': { backgroundColor: vars.color.band[6] } }),
      second: style({ '::after': { backgroundColor: vars.color.band[2] } }),
    },
  },
});

const lasting = (count: number) => style({ gridRow: `span ${count}` });

/** The rows of a module, by its weeks. */
export const weeks: Readonly<Record<number, string>> = {
  2: lasting(2),
  3: lasting(3),
  4: lasting(4),
  5: lasting(5),
  6: lasting(6),
};

export const when = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
});

export const topics = style({
  lineHeight: vars.lineHeight.close,
  '@media': { print: { gridArea: '1 / 2 / span 2' } },
});

export const teach = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    print: { breakInside: 'avoid' },
    [from.lg]: columns.rail,
  },
});

export const guide = style({
  width: vars.size.art,
  flexShrink: 0,
  '@media': { [from.lg]: { width: vars.size.picture } },
});

export const benefits = style({
  display: 'grid',
  columnGap: vars.space[7],
  '@media': {
    print: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const benefit = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
});

export const bands = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.size.column}, 1fr))`,
  gap: vars.space[4],
  breakInside: 'avoid',
});

/* On a line of its own. */
export const ages = style({ display: 'block' });

export const band = style({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  breakInside: 'avoid',
});
