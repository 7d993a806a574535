import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { filled, grid, inHalves, quietLines } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const hairline = `${vars.borderWidth.hair} solid ${vars.color.hairline}`;

/* One large post with a smaller one beside it. */
export const featured = style({
  ...grid(vars.space[6]),
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)', columnGap: vars.space[7] },
  },
});

export const lead = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });

/* On paper a page would end in the engraving. */
const frame = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.panel,
  aspectRatio: '16 / 9',
  '@media': { print: { display: 'none' } },
});

export const plate = style([
  frame,
  { backgroundColor: vars.color.mascot.shield, color: vars.color.mascot.shieldLine },
]);

/* Two figures, one clipped by the edge, as on a banknote. */
export const large = style({
  position: 'absolute',
  insetBlockStart: '-34%',
  insetInlineStart: '-8%',
  width: '74%',
});
export const small = style({
  position: 'absolute',
  insetBlockEnd: '-22%',
  insetInlineEnd: '-6%',
  width: '46%',
});

export const second = style({
  ...grid(vars.space[4]),
  alignContent: 'start',
  minWidth: 0,
  '@media': { [from.lg]: { paddingInlineStart: vars.space[6], borderInlineStart: hairline } },
});

export const square = style([
  frame,
  {
    ...filled(vars.color.mascot.captain, vars.color.mascot.captainLine),
    '@media': { [from.lg]: { aspectRatio: '1' } },
  },
]);

export const centred = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: '88%',
  transform: 'translate(-50%, -50%)',
});

export const meta = style(quietLines);

export const latest = style({
  ...grid(vars.space[3]),
  paddingBlock: vars.space[5],
  borderBlockStart: hairline,
  scrollMarginBlockStart: vars.layout.header,
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${vars.size.stat} minmax(0, 1fr) auto`,
      columnGap: vars.space[6],
      alignItems: 'start',
    },
  },
});

export const text = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const newsletter = style({ ...inHalves(vars.space[5]), alignItems: 'end' });

export const subscribe = style({
  ...grid(vars.space[3]),
  alignItems: 'end',
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const notYet = style({ gridColumn: '1 / -1' });
