import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const button = style({
  minHeight: '2.25rem',
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  fontWeight: vars.fontWeight.medium,
  // A link's words are in the middle of its height, as a button's are.
  alignContent: 'center',
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
    '&[aria-pressed=true]': { backgroundColor: vars.color.ink, color: vars.color.paper },
    '&:disabled': { color: vars.color.muted, borderColor: vars.color.line, cursor: 'default' },
  },
});
