import { style } from '@vanilla-extract/css';
import { code } from '../../../ui/fragments.ts';
import { vars } from '../../../ui/theme.css.ts';

export const sections = style({ display: 'grid', gap: vars.space[5] });
export const section = style({ display: 'grid', gap: vars.space[2] });
export const counts = style({ fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.text });
export const label = style({ fontWeight: vars.fontWeight.medium });
export const status = style({ selectors: { '&:empty': { display: 'none' } } });

export const summary = style({
  ...code,
  width: '100%',
  padding: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.paper,
  resize: 'vertical',
});

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
