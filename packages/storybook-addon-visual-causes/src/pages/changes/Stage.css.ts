import { style } from '@vanilla-extract/css';
import { centred, code, column, overlay } from '../../ui/fragments.ts';
import { focusRing, vars } from '../../ui/theme.css.ts';

/** Maximum height, which keeps the decision and the strip visible; width fills the available space. */
export const HEIGHT = 'min(62vh, 36rem)';

export const sheet = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(16rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space[3],
});

export const scroll = style({
  maxHeight: HEIGHT,
  overflowY: 'auto',
  borderRadius: vars.radius.tile,
});

export const frame = style({
  position: 'relative',
  overflow: 'clip',
  width: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.sunk,
  forcedColorAdjust: 'none',
});

/** Sized in fractions of the frame: no measuring, and no layout shift while it loads. */
export const picture = style({ position: 'absolute', maxWidth: 'none' });

/** On top, where the picture before covers the one after. */
export const layer = style({ position: 'absolute', inset: 0 });

/** Space for marks beside the picture. */
export const mount = style({ padding: '12px 2px 2px 12px' });
export const held = style({ position: 'relative' });

export const caption = style({
  display: 'flex',
  justifyContent: 'space-between',
  margin: `0 0 ${vars.space[3]}`,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.bold,
});

const mark = style({
  position: 'absolute',
  borderRadius: '2px',
  backgroundColor: '#b23521',
  forcedColorAdjust: 'none',
});
/** The extent of a difference, at the left of the picture and above it. */
export const markBeside = style([
  mark,
  { insetInlineStart: '-10px', width: '5px', minHeight: '5px' },
]);
export const markAbove = style([
  mark,
  { insetBlockStart: '-10px', height: '5px', minWidth: '5px' },
]);

export const divider = style({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 2,
  width: '3px',
  marginInlineStart: '-1.5px',
  backgroundColor: vars.color.outline,
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.6)',
  pointerEvents: 'none',
});

export const handle = style({
  ...centred,
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: '2.4rem',
  height: '2.4rem',
  transform: 'translate(-50%, -50%)',
  border: `2px solid ${vars.color.outline}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.gold,
  color: vars.color.onGold,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
});

/** The range input, over the whole picture: click anywhere, or use the arrow keys. */
export const range = style({ ...overlay, zIndex: 3, opacity: 0, cursor: 'ew-resize' });

export const rangeFrame = style({ selectors: { '&:has(:focus-visible)': focusRing } });

/** A focus stop, with its number. */
export const stop = style({
  position: 'absolute',
  zIndex: 1,
  border: '2px solid #2e5297',
  outline: '1px solid rgb(255 255 255 / 0.7)',
  borderRadius: '4px',
  pointerEvents: 'none',
});

export const stopNumber = style({
  position: 'absolute',
  insetBlockStart: '-2px',
  insetInlineStart: '-2px',
  minWidth: '1.2rem',
  padding: '0 3px',
  borderRadius: '4px 0 4px 0',
  backgroundColor: '#2e5297',
  color: '#fff',
  fontSize: '0.75rem',
  fontWeight: vars.fontWeight.bold,
  textAlign: 'center',
});

export const empty = style({
  ...centred,
  minHeight: '14rem',
  padding: vars.space[5],
  border: `1px dashed ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  textAlign: 'center',
});

export const ariaSnapshots = style(column(vars.space[4]));

/** A picture with its ARIA snapshot at its side. */
export const besides = style({
  ...column(vars.space[4]),
  alignItems: 'start',
  '@media': {
    '(min-width: 80em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' },
  },
});

export const text = style({
  ...code,
  padding: vars.space[3],
  maxHeight: '24rem',
  overflow: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const textLine = style({ display: 'block', minHeight: '1.3em' });
export const addedWord = style({
  backgroundColor: vars.color.tint.success,
  textDecoration: 'none',
});
export const removedWord = style({
  backgroundColor: vars.color.tint.error,
  textDecoration: 'line-through',
});
export const added = style([textLine, addedWord]);
export const removed = style([textLine, removedWord]);
