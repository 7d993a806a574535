import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { column, display, filled } from '../../styles/rules.ts';
import { rowInset } from '../menu/menu.css.ts';

const enter = keyframes({ from: { opacity: 0, translate: vars.space[5] } });

export const dialog = style({
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: `min(${vars.size.sheet}, 100vw)`,
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  ...filled(vars.color.surface, vars.color.ink),
  borderInlineStart: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  animation: `${enter} ${vars.duration.base} ${vars.easing.enter}`,
  '::backdrop': { backgroundColor: vars.color.scrim },
});

/* The page behind must not scroll. */
globalStyle(`:root:has(${dialog}[open])`, { overflow: 'hidden' });

/* Covers the dialog's box, so that a press on the dialog itself is a press on the backdrop. */
export const sheet = style({
  ...column(vars.space[4]),
  alignContent: 'start',
  minHeight: '100%',
  padding: vars.space.gutter,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const title = style(display(vars.fontSize.xl, vars.lineHeight.snug));

export const groups = style({
  ...column(vars.space[4]),
  /* Aligns the rows' text with the title; their fill extends further. */
  marginInline: `calc(-1 * ${rowInset})`,
});
