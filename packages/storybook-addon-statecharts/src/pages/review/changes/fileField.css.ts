import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** The browser's file field: its button and the files' names. */
export const fileField = style({
  maxWidth: '100%',
  minHeight: vars.layout.target,
  fontSize: vars.fontSize.sm,
  selectors: {
    '&::file-selector-button': {
      minHeight: vars.layout.target,
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[4],
      font: 'inherit',
      fontWeight: vars.fontWeight.medium,
      color: vars.color.ink,
      backgroundColor: 'transparent',
      border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
      borderRadius: vars.radius.control,
      cursor: 'pointer',
    },
  },
});
