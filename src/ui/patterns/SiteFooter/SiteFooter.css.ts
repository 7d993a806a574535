import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

/* Room at the end for the floating button, so that it never lies over the last line. */
export const footer = component({
  backgroundColor: vars.color.sunk,
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space[7],
  paddingBlockEnd: `calc(${vars.space[8]} + ${vars.space[5]})`,
  '@media': {
    print: { paddingBlock: vars.space[4], backgroundColor: 'transparent' },
  },
});

export const columns = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr) minmax(0, 1fr)' },
  },
});

export const about = component({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': {
    [from.md]: { gridColumn: '1 / -1' },
    [from.lg]: { gridColumn: 'auto' },
  },
});

export const name = component({ color: vars.color.ink, fontSize: vars.fontSize.lg });

export const groups = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${vars.size.column}, 1fr))`,
  gap: vars.space[5],
  '@media': { print: { display: 'none' } },
});

export const heading = component({
  paddingBlockEnd: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const follow = component({ '@media': { print: { display: 'none' } } });

export const social = component({
  paddingBlockEnd: vars.space[2],
  lineHeight: vars.lineHeight.text,
});

export const donate = component({
  position: 'fixed',
  zIndex: vars.zIndex.floating,
  insetBlockEnd: vars.space[4],
  insetInlineEnd: vars.space.gutter,
  '@media': { print: { display: 'none' } },
});
