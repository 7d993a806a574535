import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.zIndex.skip,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.control,
  paddingInline: vars.space[5],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.bold,
  /* Hidden, from the pointer too, until focused. */
  clipPath: 'inset(50%)',
  ':focus': { clipPath: 'none' },
});
