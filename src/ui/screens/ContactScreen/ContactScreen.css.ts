import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, inHalves, ruled, target } from '../../styles/rules.ts';

export const channels = style({ ...inHalves(vars.space[6]), alignItems: 'start' });

/* Like the entries of an address book. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[4],
  ...ruled(vars.space[5]),
  selectors: {
    '&:last-child': { borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}` },
  },
});

export const icon = style({ color: vars.color.action, fontSize: vars.fontSize.xl });

export const text = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const value = style({
  ...display(vars.fontSize['2xl'], vars.lineHeight.snug, vars.tracking.display),
  overflowWrap: 'anywhere',
});

export const link = style({
  ...target,
  color: vars.color.ink,
  textDecorationThickness: vars.underline.thin,
  ':hover': { textDecorationThickness: vars.underline.thick },
});

export const label = style({ fontWeight: vars.fontWeight.medium });
export const note = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });

export const message = style({
  marginBlockStart: vars.space[2],
  paddingBlock: vars.space[4],
  borderBlock: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  whiteSpace: 'pre-wrap',
});
