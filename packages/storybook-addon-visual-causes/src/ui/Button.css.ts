import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

/* Before the variants, because the later of two equally specific classes wins. */
export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxWidth: '100%',
  paddingBlock: vars.space[2],
  borderWidth: vars.borderWidth.control,
  borderStyle: 'solid',
  borderRadius: vars.radius.control,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const plain = (color: string, borderColor: string) => ({
  borderColor,
  color,
  ':hover': { backgroundColor: vars.color.wash },
});

export const variants = styleVariants({
  primary: {
    backgroundColor: vars.color.action,
    borderColor: vars.color.action,
    color: vars.color.onAction,
    // Printers omit backgrounds.
    '@media': { print: { color: vars.color.action } },
    ':hover': {
      backgroundColor: vars.color.actionHover,
      borderColor: vars.color.actionHover,
    },
  },
  secondary: plain(vars.color.ink, vars.color.ink),
  quiet: plain(vars.color.action, 'transparent'),
});

export const sizes = styleVariants({
  small: {
    minHeight: vars.layout.target,
    minWidth: vars.layout.target,
    paddingInline: `min(${vars.space[4]}, 5vw)`,
    fontSize: vars.fontSize.sm,
  },
  medium: {
    minHeight: vars.layout.control,
    minWidth: vars.layout.control,
    paddingInline: `min(${vars.space.control}, 5.625vw)`,
    fontSize: vars.fontSize.md,
  },
});

export const wide = style({ width: '100%' });
