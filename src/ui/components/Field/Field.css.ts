import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { column, edge, filled, quietLines, transition } from '../../styles/rules.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

export const field = style({ ...column(vars.space[2]), minWidth: 0 });

/* The word "optional"; the name itself is stronger. */
export const label = style({ color: vars.color.muted, lineHeight: vars.lineHeight.snug });

export const name = style({
  color: vars.color.ink,
  fontWeight: vars.fontWeight.medium,
  /* A fallback font of another weight must not increase the line height. */
  lineHeight: vars.lineHeight.flat,
});

export const description = style(quietLines);

export const error = style({
  display: 'flex',
  gap: vars.space[2],
  color: vars.color.coral,
  fontWeight: vars.fontWeight.medium,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});

/* Also on the box around a field with a prefix. */
export const box = style({
  width: '100%',
  minHeight: vars.layout.control,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.control, vars.color.line, vars.radius.control),
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.close,
  ...transition('border-color', vars.duration.fast),
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-invalid="true"], &:has([aria-invalid="true"])': {
      borderColor: vars.color.coral,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.color.coral}`,
    },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    /* The browser's autofill yellow has too little contrast with our ink in the dark theme. */
    '&:autofill': {
      WebkitTextFillColor: vars.color.ink,
      boxShadow: `inset 0 0 0 100vmax ${vars.color.wash}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-invalid="true"], &:has([aria-invalid="true"])': { borderStyle: 'dashed' },
      },
    },
  },
});
