import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxWidth: '100%',
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `${vars.borderWidth.hair} solid transparent`,
  borderRadius: vars.radius.chip,
  color: vars.color.ink,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});

export const tones = styleVariants({
  plain: [badge, { borderColor: vars.color.hairline }],
  gold: [badge, { backgroundColor: vars.color.gold, color: vars.color.onGold }],
  green: [badge, { backgroundColor: vars.color.tint.success }],
  blue: [badge, { backgroundColor: vars.color.tint.info }],
  coral: [badge, { backgroundColor: vars.color.tint.error }],
});
