import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

const notice = style({
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[4]} min(${vars.space[5]}, 7.5vw)`,
  color: vars.color.ink,
  border: `${vars.borderWidth.control} solid transparent`,
  borderRadius: vars.radius.tile,
  lineHeight: vars.lineHeight.close,
});

const tone = (backgroundColor: string, borderColor: string) => [
  notice,
  { backgroundColor, borderColor },
];

export const tones = styleVariants({
  info: tone(vars.color.tint.info, vars.color.blue),
  warning: tone(vars.color.tint.warning, vars.color.gold),
  error: tone(vars.color.tint.error, vars.color.coral),
});

export const sign = style({ flexShrink: 0, fontSize: vars.fontSize.lg, lineHeight: 0 });
export const body = style({
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.fontWeight.bold });
