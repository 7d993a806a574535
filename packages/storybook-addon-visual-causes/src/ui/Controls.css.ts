import { style } from '@vanilla-extract/css';
import { outlined } from './fragments.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

const control = { ...outlined, borderRadius: vars.radius.chip };
const text = {
  minHeight: '2.25rem',
  paddingInline: vars.space[3],
  fontWeight: vars.fontWeight.medium,
};

export const group = style({ ...control, display: 'inline-flex', overflow: 'clip' });

export const choice = style({
  ...text,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
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

export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });

export const button = style({
  ...control,
  ...text,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
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
