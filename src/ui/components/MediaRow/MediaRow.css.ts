import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const row = component({
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
export const bare = component({
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const tile = component({
  position: 'relative',
  width: vars.size.tile,
  height: vars.size.tile,
  overflow: 'hidden',
  backgroundColor: vars.color.sunk,
  borderRadius: vars.radius.tile,
});

/* Larger than its tile, which clips it. */
export const picture = component({ position: 'absolute', inset: '-30%' });

/* `minmax(0, …)`: a long word breaks instead of widening the row. */
export const text = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
  minWidth: 0,
});

export const meta = component({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

/* The last column; on a phone that is the text's. */
export const action = component({ gridColumn: '-2 / -1' });
