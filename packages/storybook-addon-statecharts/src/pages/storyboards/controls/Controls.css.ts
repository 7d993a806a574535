import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';
import { media } from '../../../ui/media.ts';

export const group = style({
  display: 'inline-flex',
  margin: 0,
  padding: 0,
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.chip,
  overflow: 'clip',
  backgroundColor: vars.color.surface,
});

export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.25rem',
  paddingInline: vars.space[3],
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked:enabled)': { backgroundColor: vars.color.ink, color: vars.color.paper },
    '&:has(:disabled)': { color: vars.color.muted, cursor: 'default' },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: '-5px',
    },
    '&:has(:checked):has(:focus-visible)': { outlineColor: vars.color.paper },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: '3px solid Highlight', outlineOffset: '-3px' } },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: '2.25rem',
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
    '&[aria-pressed=true]': { backgroundColor: vars.color.ink, color: vars.color.paper },
    '&:disabled': { color: vars.color.muted, borderColor: vars.color.line, cursor: 'default' },
  },
});

/** One of several sentences as buttons. */
export const quiet = style([
  button,
  {
    borderColor: 'transparent',
    backgroundColor: vars.color.sunk,
    selectors: { '&[aria-pressed=true]': { borderColor: vars.color.ink } },
  },
]);

export const search = style({
  minHeight: '2.25rem',
  width: '11rem',
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
});

export const menu = style({ position: 'relative' });
export const list = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 'calc(100% + 6px)',
  zIndex: vars.zIndex.menu,
  display: 'grid',
  gap: vars.space[1],
  width: 'max-content',
  padding: vars.space[2],
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
});
