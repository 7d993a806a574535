import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const frame = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: 0,
  cursor: 'text',
  selectors: {
    '&:focus-within': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

export const sign = component({
  color: vars.color.muted,
  ...displayFace,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.flat,
});

export const input = component({
  flexGrow: 1,
  minWidth: 0,
  minHeight: `calc(${vars.layout.control} - 2 * ${vars.borderWidth.control})`,
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.medium,
  /* The ring is the frame's, so that the sign lies inside it. */
  selectors: { '&:focus-visible': { outline: 'none' } },
});
