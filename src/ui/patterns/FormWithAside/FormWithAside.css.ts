import { createVar, style } from '@vanilla-extract/css';
import { columns } from '../../styles/columns.ts';
import { vars } from '../../styles/theme.css.ts';
import { column, grid } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

/** The hairlines' colour. */
const rule = createVar();

/* The form with its aside, which is below it on narrow windows. */
export const layout = style({
  ...column(vars.space[6]),
  alignItems: 'start',
  '@media': { [from.lg]: columns.halves },
});

export const aside = style({
  ...column(vars.space[6]),
  alignSelf: 'stretch',
  alignContent: 'space-between',
  minWidth: 0,
  overflow: 'hidden',
  paddingBlockStart: vars.space.panel,
  color: vars.color.ink,
  /* Visible in forced colours, which remove the tint. */
  border: `${vars.borderWidth.hair} solid transparent`,
  borderRadius: vars.radius.panel,
});

const toned = (backgroundColor: string, line: string) =>
  style({ backgroundColor, vars: { [rule]: line } });

export const tone = {
  captain: toned(vars.color.mascot.captain, vars.color.mascot.captainLine),
  investor: toned(vars.color.mascot.investor, vars.color.mascot.investorLine),
  shield: toned(vars.color.mascot.shield, vars.color.mascot.shieldLine),
};

export const text = style({
  ...grid(vars.space[4]),
  alignContent: 'start',
  paddingInline: vars.space.panel,
});

/* One point per line, as on a receipt. */
export const point = style({
  ...grid(`0 ${vars.space[4]}`),
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.borderWidth.hair} solid ${rule}`,
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
  '@media': { [from.sm]: { gridTemplateColumns: `${vars.size.column} minmax(0, 1fr)` } },
});

/* The guide stands on the lower edge, which clips the engraving. */
export const guide = style({
  justifySelf: 'center',
  width: `min(${vars.size.leadPicture}, 100%)`,
  aspectRatio: '1',
  '@media': { print: { display: 'none' } },
});
