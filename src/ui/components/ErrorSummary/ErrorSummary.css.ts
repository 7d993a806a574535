import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, edge, filled, focused, target } from '../../styles/rules.ts';

export const summary = style({
  padding: vars.space[5],
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.bold, vars.color.coral, vars.radius.tile),
  /* Focused by script, so its ring must not depend on `:focus-visible`. */
  selectors: { '&:focus, &:focus-visible': focused },
});

export const body = style({ display: 'grid', gap: vars.space[3] });

export const title = style({
  ...display(vars.fontSize.xl, vars.lineHeight.snug, vars.tracking.small),
});

/* Lines of one error are closer to each other than to the next error. */
export const list = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });

export const link = style({
  ...target,
  color: vars.color.coral,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
