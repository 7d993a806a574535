import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { grid, quiet, ruled, wrapping } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const footer = style({
  backgroundColor: vars.color.sunk,
  ...ruled(vars.space[6]),
  '@media': {
    [from.md]: { paddingBlock: `${vars.space[7]} ${vars.space[8]}` },
    print: { paddingBlock: vars.space[4], backgroundColor: 'transparent' },
  },
});

export const columns = style({
  ...grid(vars.space[5]),
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)', gap: vars.space[6] },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr) minmax(0, 1fr)' },
  },
});

export const about = style({
  ...grid(vars.space[3]),
  alignContent: 'start',
  '@media': {
    [from.md]: { gridColumn: '1 / -1', justifyItems: 'start' },
    [from.lg]: { gridColumn: 'auto' },
  },
});

export const name = style({ color: vars.color.ink, fontSize: vars.fontSize.lg });

export const groups = style({
  ...grid(vars.space[5]),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${vars.size.column}, 100%), 1fr))`,
  '@media': { print: { display: 'none' } },
});

/* On narrow windows the last and shortest group is one line below the others. */
export const group = style({
  selectors: {
    '&:last-child': {
      ...wrapping,
      alignItems: 'baseline',
      columnGap: vars.space[5],
      gridColumn: '1 / -1',
    },
  },
  '@media': {
    [from.md]: { selectors: { '&:last-child': { display: 'block', gridColumn: 'auto' } } },
  },
});

export const links = style({
  selectors: {
    [`${group}:last-child > &`]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] },
  },
  '@media': { [from.md]: { selectors: { [`${group}:last-child > &`]: { display: 'block' } } } },
});

export const heading = style({
  paddingBlockEnd: vars.space[2],
  ...quiet,
  fontWeight: vars.fontWeight.medium,
});

export const follow = style({ '@media': { print: { display: 'none' } } });

export const social = style({
  ...wrapping,
  columnGap: vars.space[4],
  paddingBlockEnd: vars.space[2],
  lineHeight: vars.lineHeight.text,
  '@media': { [from.md]: { display: 'block' } },
});
