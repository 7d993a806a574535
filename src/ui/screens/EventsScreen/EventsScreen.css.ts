import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

/* A ticket: a stub with the date, a perforation, the rest. */
export const ticket = component({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'hidden',
  minWidth: 0,
  color: vars.color.ink,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface,
  '@media': {
    [from.md]: { gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)` },
  },
});

export const stub = component({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  padding: vars.space.panel,
  backgroundColor: vars.color.mascot.investor,
  borderBlockEnd: `${vars.borderWidth.bold} dashed ${vars.color.mascot.investorLine}`,
  '@media': {
    [from.md]: {
      display: 'grid',
      alignContent: 'start',
      gap: vars.space[1],
      borderBlockEnd: 0,
      borderInlineEnd: `${vars.borderWidth.bold} dashed ${vars.color.mascot.investorLine}`,
    },
  },
});

export const day = component({
  ...displayFace,
  fontSize: vars.fontSize['5xl'],
  letterSpacing: vars.tracking.hero,
  lineHeight: vars.lineHeight.flat,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

export const month = component({
  display: 'grid',
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
});

/* Engraving in the lower corner, clear of the words. */
export const engraving = component({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '18%',
  insetInlineEnd: '-12%',
  width: '42%',
  color: vars.color.mascot.investorLine,
  '@media': {
    [from.md]: { insetBlockStart: '52%', insetInlineEnd: '-30%', width: '105%' },
  },
});

export const body = component({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  padding: vars.space.panel,
});

export const facts = component({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.muted,
  lineHeight: vars.lineHeight.close,
});

export const fact = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
  alignItems: 'start',
});

export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[2],
});

export const rowActions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  '@media': { [from.md]: { flexDirection: 'column', alignItems: 'stretch', textAlign: 'center' } },
});
