import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';

export const scroller = style({
  overflowX: 'auto',
  minWidth: 0,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
});

export const table = style({ width: '100%', textAlign: 'start' });

/* The table scrolls, so words in cells, such as badges, need not break. */
globalStyle(`${table} td *`, { overflowWrap: 'break-word' });

export const caption = style({
  padding: vars.space[4],
  textAlign: 'start',
  fontWeight: vars.fontWeight.bold,
});

export const headRow = style({ backgroundColor: vars.color.sunk });

export const row = style({
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const cell = recipe({
  base: style({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    verticalAlign: 'baseline',
    lineHeight: vars.lineHeight.close,
  }),
  variants: {
    align: { start: style({ textAlign: 'start' }), end: style({ textAlign: 'end' }) },
    kind: {
      head: style({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold }),
      name: style({ fontWeight: vars.fontWeight.medium, minWidth: vars.size.column }),
      value: {},
    },
  },
});
