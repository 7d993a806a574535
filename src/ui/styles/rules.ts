import { columns } from './columns.ts';
import { vars } from './theme.css.ts';
import { from } from './tokens/breakpoint.ts';
import { displayFace } from './typefaces.ts';

/* Declarations that go together. Use in `.css.ts` files. */

/** Items below each other. */
export const grid = (gap: string) => ({ display: 'grid', gap }) as const;

/** The same, where a long word breaks instead of widening the column. */
export const column = (gap: string) =>
  ({ ...grid(gap), gridTemplateColumns: 'minmax(0, 1fr)' }) as const;

/** Items side by side, wrapping if necessary. */
export const row = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const;

/** Items at both ends of a line, wrapping if necessary. */
export const apart = (gap: string) => ({ ...row(gap), justifyContent: 'space-between' }) as const;

/** A link or button of one line, its content in the middle of the target's height. */
export const target = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
} as const;

/** Centred content, as an icon in its button. */
export const centred = { display: 'inline-grid', placeItems: 'center', flexShrink: 0 } as const;

export const square = (side: string) => ({ width: side, height: side });

/** Words or figures in the display face. */
export const display = (fontSize: string, lineHeight: string, letterSpacing?: string) => ({
  ...displayFace,
  fontSize,
  lineHeight,
  ...(letterSpacing !== undefined && { letterSpacing }),
});

/** Secondary text on paper, surface and sunk. */
export const quiet = { color: vars.color.muted, fontSize: vars.fontSize.sm };

/** The same, of several lines. */
export const quietLines = { ...quiet, lineHeight: vars.lineHeight.close };

/** The focus ring. */
export const focused = {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
};

export const transition = (transitionProperty: string, transitionDuration: string) => ({
  transitionProperty,
  transitionDuration,
});

export const filled = (backgroundColor: string, color: string) => ({ backgroundColor, color });

export const edge = (width: string, color: string, borderRadius: string) => ({
  border: `${width} solid ${color}`,
  borderRadius,
});

/** A row of a list, below a hairline. */
export const ruled = (paddingBlock: string) => ({
  paddingBlock,
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const wrapping = { display: 'flex', flexWrap: 'wrap' } as const;

/** Two columns from a window of 64em, else items below each other. */
export const inHalves = (gap: string) =>
  ({ ...grid(gap), '@media': { [from.lg]: columns.halves } }) as const;

/** A rail and a column, likewise. */
export const besideRail = (gap: string) =>
  ({ ...grid(gap), '@media': { [from.lg]: columns.rail } }) as const;
