import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { edge, grid } from '../../styles/rules.ts';

/* Before the variants: within a layer, the later class wins. */
const base = style({
  display: 'flex',
  gap: vars.space[3],
  padding: `${vars.space[4]} min(${vars.space[5]}, 7.5vw)`,
  color: vars.color.ink,
  ...edge(vars.borderWidth.control, 'transparent', vars.radius.tile),
  lineHeight: vars.lineHeight.close,
});

const edged = (backgroundColor: string, borderColor: string) =>
  style({ backgroundColor, borderColor });

const tone: Record<keyof typeof vars.color.tint, string> = {
  info: edged(vars.color.tint.info, vars.color.blue),
  success: edged(vars.color.tint.success, vars.color.action),
  warning: edged(vars.color.tint.warning, vars.color.mascot.captainLine),
  error: edged(vars.color.tint.error, vars.color.coral),
};

export const notice = recipe({
  base,
  variants: { tone },
});

export const sign = style({ flexShrink: 0, fontSize: vars.fontSize.lg, lineHeight: 0 });
export const body = style({ ...grid(vars.space[1]), overflowWrap: 'anywhere' });
export const title = style({ fontWeight: vars.fontWeight.bold });
