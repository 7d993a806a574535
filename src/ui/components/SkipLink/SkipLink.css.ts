import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const skipLink = component({
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
  selectors: {
    '&:not(:focus)': {
      width: vars.borderWidth.hair,
      height: vars.borderWidth.hair,
      minHeight: 0,
      padding: 0,
      border: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
