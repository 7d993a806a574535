import { style } from '@vanilla-extract/css';
import { outlined } from '../../../ui/fragments.ts';
import { vars } from '../../../ui/theme.css.ts';

const control = { ...outlined, borderRadius: vars.radius.chip };
const text = {
  minHeight: '2.25rem',
  paddingInline: vars.space[3],
  fontWeight: vars.fontWeight.medium,
};

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
