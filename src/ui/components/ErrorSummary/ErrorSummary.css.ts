import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const summary = style({
  padding: vars.space[5],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.bold} solid ${vars.color.coral}`,
  borderRadius: vars.radius.tile,
  /* Focused by script, so its ring must not depend on `:focus-visible`. */
  selectors: {
    '&:focus, &:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

export const body = style({ display: 'grid', gap: vars.space[3] });

export const title = style({
  ...displayFace,
  fontSize: vars.fontSize.xl,
  letterSpacing: vars.tracking.small,
  lineHeight: vars.lineHeight.snug,
});

/* Lines of one error are closer to each other than to the next error. */
export const list = style({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.target,
  color: vars.color.coral,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});
