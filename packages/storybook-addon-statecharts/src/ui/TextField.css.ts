import { style } from '@vanilla-extract/css';

import { column } from './fragments.ts';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

export const field = style({ ...column(vars.space[2]), minWidth: 0 });

export const label = style({
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
});

export const description = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.coral,
  fontWeight: vars.fontWeight.medium,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});

const isInvalid = '&[aria-invalid="true"]';

export const box = style({
  width: '100%',
  minHeight: vars.layout.control,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.close,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    [isInvalid]: {
      borderColor: vars.color.coral,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.color.coral}`,
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [isInvalid]: { borderStyle: 'dashed' } } },
  },
});

/* Grows with its text where the browser supports it; elsewhere it scrolls and can be resized. */
export const area = style([
  box,
  {
    minHeight: vars.layout.area,
    maxHeight: '60svh',
    resize: 'vertical',
    fieldSizing: 'content',
  },
]);
