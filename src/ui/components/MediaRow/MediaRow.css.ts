import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  minWidth: 0,
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': { [from.sm]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
});

/** Without a picture the text starts at the edge. */
export const bare = style({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const tile = style({
  position: 'relative',
  width: vars.size.tile,
  height: vars.size.tile,
  overflow: 'hidden',
  backgroundColor: vars.color.sunk,
  borderRadius: vars.radius.tile,
});

/* Larger than its tile, which clips it. */
export const picture = style({ position: 'absolute', inset: '-30%' });

/* `minmax(0, …)`: a long word breaks instead of widening the row. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minWidth: 0,
});

export const meta = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

/* The last column; on a phone that is the text's. */
export const action = style({ gridColumn: '-2 / -1' });
