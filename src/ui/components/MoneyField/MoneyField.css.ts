import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, focused } from '../../styles/rules.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  padding: 0,
  selectors: { '&:has(:focus-visible)': focused },
});

/* Over the full-width input, so that pressing the sign focuses it. */
export const sign = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  paddingInlineStart: vars.space[4],
  pointerEvents: 'none',
  color: vars.color.muted,
  ...display(vars.fontSize.xl, vars.lineHeight.flat),
});

export const input = style({
  gridArea: '1 / 1',
  minHeight: `calc(${vars.layout.control} - 2 * ${vars.borderWidth.control})`,
  paddingInlineStart: `calc(${vars.space[5]} + ${vars.space[3]})`,
  paddingInlineEnd: vars.space[4],
  border: 0,
  background: 'none',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  /* The frame shows the ring, so that it includes the sign. */
  selectors: { '&:focus-visible': { outline: 'none' } },
});
