import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { apart, grid, quietLines, ruled } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

/* Filter and count in one line where there is room. */
export const head = style({ ...apart(vars.space[4]), paddingBlockEnd: vars.space[5] });

export const count = style({
  ...displayFace,
  fontSize: vars.fontSize.lg,
  letterSpacing: vars.tracking.small,
});

export const course = style({
  ...grid(`${vars.space[3]} ${vars.space[4]}`),
  /* The text keeps its column at any text size. */
  gridTemplateColumns: `minmax(0, ${vars.size.tile}) minmax(min(55%, ${vars.size.column}), 1fr)`,
  ...ruled(vars.space[5]),
  '@media': {
    [from.lg]: {
      gridTemplateColumns: `${vars.size.art} minmax(0, 1fr) ${vars.size.menu}`,
      columnGap: vars.space[6],
      alignItems: 'center',
    },
  },
});

export const tile = style({
  position: 'relative',
  aspectRatio: '1',
  alignSelf: 'start',
  overflow: 'hidden',
  backgroundColor: vars.color.sunk,
  borderRadius: vars.radius.tile,
  '@media': { [from.lg]: { gridRow: 'span 2' } },
});

/* Larger than its tile, which clips it. */
export const picture = style({ position: 'absolute', inset: '-22%' });

export const title = style({
  ...grid(vars.space[1]),
  alignContent: 'center',
  minWidth: 0,
});

export const facts = style(quietLines);

export const words = style({
  gridColumn: '1 / -1',
  ...grid(vars.space[2]),
  maxWidth: vars.measure.normal,
  textWrap: 'pretty',
  '@media': { [from.lg]: { gridColumn: '2', alignSelf: 'start' } },
});

export const enroll = style({
  gridColumn: '1 / -1',
  ...apart(vars.space[3]),
  '@media': {
    [from.lg]: {
      gridColumn: '3',
      gridRow: '1 / span 2',
      flexDirection: 'column',
      alignItems: 'stretch',
      textAlign: 'center',
    },
  },
});

/* Wraps its own text before the button wraps. */
export const price = style({
  flex: `1 1 ${vars.size.tile}`,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.close,
  '@media': { [from.lg]: { flex: 'none' } },
});

export const elsewhere = style(apart(vars.space[5]));
