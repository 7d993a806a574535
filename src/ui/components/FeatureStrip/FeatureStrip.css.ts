import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const strip = style({
  display: 'grid',
  borderBlock: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': {
    [from.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from.lg]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

const rule = `${vars.borderWidth.hair} solid ${vars.color.hairline}`;

export const feature = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  alignContent: 'start',
  paddingBlock: vars.space[5],
  selectors: { '& + &': { borderBlockStart: rule } },
  '@media': {
    [from.sm]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlock: vars.space[6],
      paddingInlineEnd: vars.space[5],
      selectors: {
        '& + &': { borderBlockStart: 0 },
        '&:nth-child(even)': { paddingInlineStart: vars.space[5], borderInlineStart: rule },
        '&:nth-child(n + 3)': { borderBlockStart: rule },
      },
    },
    [from.lg]: {
      selectors: {
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
        '&:nth-child(n + 2)': { paddingInlineStart: vars.space[5], borderInlineStart: rule },
      },
    },
  },
});

export const icon = style({
  gridRow: 'span 2',
  width: vars.size.icon,
  height: vars.size.icon,
  color: vars.color.action,
  '@media': { [from.sm]: { gridRow: 'auto', marginBlockEnd: vars.space[2] } },
});

export const text = style({ color: vars.color.muted, lineHeight: vars.lineHeight.close });
