import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { edge, filled } from '../../styles/rules.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.zIndex.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.control,
  paddingInline: vars.space[5],
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.bold, vars.color.ink, vars.radius.control),
  fontWeight: vars.fontWeight.bold,
  /* Hidden, from the pointer too, until focused. */
  clipPath: 'inset(50%)',
  ':focus': { clipPath: 'none' },
});
