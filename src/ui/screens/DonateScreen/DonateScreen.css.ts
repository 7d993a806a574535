import { globalStyle, style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns.ts';
import { shelfRoom } from '../../styles/shelfRoom.css.ts';
import { vars } from '../../styles/theme.css.ts';
import {
  column,
  display,
  edge,
  filled,
  grid,
  inHalves,
  ruled,
  transition,
} from '../../styles/rules.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';

/* Separates it from the six amounts above. */
export const custom = style({ paddingBlockStart: vars.space[3] });

/*
   Sticks above the shelf while the amounts are in view; a focused field stops above it. In low
   windows, as at a zoom of 400 %, it stays at the form's end.
*/
const tall = '(min-height: 36em)';

export const summary = style({
  backgroundColor: vars.color.surface,
  '@media': {
    [tall]: { position: 'sticky', insetBlockEnd: shelfRoom, zIndex: vars.zIndex.raised },
  },
});

globalStyle(`:has(> ${summary}) input`, {
  '@media': { [tall]: { scrollMarginBlockEnd: vars.size.picture } },
});

export const effects = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[8]} minmax(0, 1fr)`,
  columnGap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[2],
});

/* Room for three lines, so that most amounts move nothing. */
export const sentence = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '3lh',
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});

/* The amount beside its impact. */
export const give = style({ ...inHalves(vars.space[5]), alignItems: 'stretch' });

export const whole = style({ gridColumn: '1 / -1' });

export const effect = style({
  position: 'relative',
  isolation: 'isolate',
  ...column(vars.space[4]),
  alignContent: 'space-between',
  overflow: 'hidden',
  minWidth: 0,
  paddingBlockStart: vars.space.panel,
  ...filled(vars.color.mascot.captain, vars.color.ink),
  ...edge(vars.borderWidth.hair, 'transparent', vars.radius.panel),
});

export const words = style({ ...grid(vars.space[4]), paddingInline: vars.space.panel });

/* The steps align with the heading above; the highlighted one extends on both sides. */
export const ladder = style({
  ...grid(vars.space[1]),
  gridTemplateColumns: `minmax(${vars.size.date}, max-content) minmax(0, 1fr)`,
  columnGap: vars.space[4],
  marginInline: `calc(-1 * ${vars.space[4]})`,
});

export const impact = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  ...edge(vars.borderWidth.control, 'transparent', vars.radius.tile),
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.close,
  ...transition('background-color, border-color', vars.duration.base),
  selectors: {
    '&[data-reached="highest"]': {
      ...filled(vars.color.gold, vars.color.onGold),
      borderColor: vars.color.outline,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-reached="highest"]': { borderColor: 'Highlight' } },
    },
  },
});

export const amount = style({
  ...display(vars.fontSize['3xl'], vars.lineHeight.snug, vars.tracking.display),
  whiteSpace: 'nowrap',
});

/* The text equivalent of the colour; reserves its space while empty. */
export const reached = style({
  display: 'block',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.close,
});

export const stage = style({
  ...column(vars.space[5]),
  paddingInline: vars.space.panel,
  '@media': {
    [from.sm]: {
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.picture}`,
      columnGap: vars.space[8],
      alignItems: 'end',
    },
    // Keeps its column at any text size.
    [from.lg]: { gridTemplateColumns: `minmax(36%, 1fr) minmax(0, ${vars.size.leadPicture})` },
  },
});

export const below = style({
  paddingBlockEnd: vars.space.panel,
  textWrap: 'pretty',
  '@media': { [from.sm]: { paddingBlockEnd: vars.space[7] } },
});

/* The mascot stands on the panel's lower edge, which clips his engraving. */
export const captain = style({
  position: 'relative',
  justifySelf: 'center',
  width: vars.size.picture,
  maxWidth: '100%',
  aspectRatio: '1',
  '@media': { [from.lg]: { width: '100%' }, print: { display: 'none' } },
});

export const engraving = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-4%',
  insetInlineStart: '50%',
  width: '150%',
  transform: 'translateX(-50%)',
  color: vars.color.mascot.captainLine,
});

/* The longest story first; the two short ones are stacked beside it. */
export const stories = style(inHalves(vars.space[6]));

export const story = style({
  selectors: {
    '& + &': {
      borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
      paddingBlockStart: vars.space[5],
    },
  },
  '@media': {
    [from.lg]: {
      selectors: {
        '&:first-child': { gridRow: 'span 2' },
        '&:nth-child(2)': { borderBlockStart: 0, paddingBlockStart: 0 },
      },
    },
  },
});

export const lead = style({ fontSize: vars.fontSize['2xl'], lineHeight: '1.35' });

export const way = style({
  ...grid(vars.space[3]),
  alignItems: 'center',
  ...ruled(vars.space[4]),
  '@media': { [from.md]: columns.rail },
});

/* Print shows no form: buttons and fields are useless on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const printOnly = style({ display: 'none', '@media': { print: { display: 'block' } } });
