import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

export const dialog = style({
  margin: 'auto',
  // Near the top, above a phone's keyboard.
  marginBlockStart: vars.layout.dialogTop,
  width: `min(${vars.layout.dialog}, calc(100vw - 2 * ${vars.space[4]}))`,
  maxHeight: `calc(100dvh - ${vars.layout.dialogTop} - ${vars.space[4]})`,
  overflowY: 'auto',
  // Keeps the focus ring of a field visible after scrolling to it.
  scrollPaddingBlock: vars.space[5],
  padding: `min(${vars.space.panel}, 6.25vw)`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  borderRadius: vars.radius.panel,
  '::backdrop': { backgroundColor: vars.color.scrim },
});

/* Prevents the page behind from scrolling. */
globalStyle(`html:has(${dialog}[open])`, { overflow: 'hidden' });
