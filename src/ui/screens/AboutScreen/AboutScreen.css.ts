import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { apart, besideRail, grid, inHalves, ruled } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const hero = style(inHalves(vars.space[6]));

export const lead = style({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
  maxWidth: vars.measure.short,
});

export const rings = style({ width: '100%', maxWidth: vars.size.toast, justifySelf: 'center' });

export const paragraphs = style({
  ...grid(vars.space[5]),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] } },
});

export const rail = style(besideRail(vars.space[6]));

export const people = style({
  ...grid(vars.space[6]),
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const member = style({ display: 'grid', gap: vars.space[3], alignContent: 'start' });

export const halves = style(inHalves(vars.space[7]));

export const line = style({ ...grid(vars.space[1]), ...ruled(vars.space[4]) });

export const partner = style({ fontWeight: vars.fontWeight.bold });

export const title = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
});

export const secondary = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });

export const sheet = style({
  ...apart(vars.space[5]),
  paddingBlock: vars.space[6],
  borderBlock: `${vars.borderWidth.double} double ${vars.color.ink}`,
  '@media': { print: { display: 'none' } },
});
