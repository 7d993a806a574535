import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

/* The amount, and beside it what it does. */
export const give = component({
  display: 'grid',
  gap: vars.space[5],
  alignItems: 'stretch',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)' } },
});

export const effect = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[4],
  overflow: 'hidden',
  minWidth: 0,
  paddingBlockStart: vars.space.panel,
  backgroundColor: vars.color.mascot.captain,
  color: vars.color.ink,
  border: `${vars.borderWidth.hair} solid transparent`,
  borderRadius: vars.radius.panel,
});

export const words = component({
  display: 'grid',
  gap: vars.space[4],
  paddingInline: vars.space.panel,
});

export const impact = component({
  display: 'grid',
  gridTemplateColumns: `${vars.size.date} minmax(0, 1fr)`,
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.tile,
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.base,
  selectors: {
    '&[data-reached="highest"]': {
      backgroundColor: vars.color.gold,
      borderColor: vars.color.outline,
      color: vars.color.onGold,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-reached="highest"]': { borderColor: 'Highlight' } },
    },
  },
});

export const amount = component({
  ...displayFace,
  fontSize: vars.fontSize['2xl'],
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.snug,
});

/* Says in words what the colour says; keeps its place while it is silent. */
export const reached = component({
  display: 'block',
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.close,
});

export const stage = component({
  position: 'relative',
  display: 'grid',
  justifyItems: 'end',
  minHeight: vars.size.picture,
  overflow: 'hidden',
  paddingInlineEnd: vars.space.panel,
});

export const captain = component({ height: vars.size.picture, aspectRatio: '1' });

export const engraving = component({
  position: 'absolute',
  zIndex: -1,
  insetInlineStart: '50%',
  insetBlockStart: '4%',
  width: vars.size.engraving,
  maxWidth: '100%',
  transform: 'translateX(-8%)',
  color: vars.color.mascot.captainLine,
});

/* The longest story leads; the two short ones stand under each other beside it. */
export const stories = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
      columnGap: vars.space[8],
    },
  },
});

export const story = component({
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

export const lead = component({ fontSize: vars.fontSize['2xl'], lineHeight: '1.35' });

export const way = component({
  display: 'grid',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
      columnGap: vars.space[6],
    },
  },
});
