import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { filled } from '../../styles/rules.ts';
import { media } from '../../styles/tokens/breakpoint.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

const disabled = '&:is(:disabled, [aria-disabled="true"])';
const enabled = '&:not(:disabled, [aria-disabled="true"])';

/* Before the variants: within a layer, the later class wins. */
const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  maxWidth: '100%',
  paddingBlock: vars.space[2],
  borderWidth: vars.borderWidth.control,
  borderStyle: 'solid',
  borderRadius: vars.radius.control,
  fontFamily: vars.font.text,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  transitionTimingFunction: vars.easing.standard,
  selectors: {
    [disabled]: {
      ...filled(vars.color.sunk, vars.color.muted),
      borderColor: vars.color.hairline,
      cursor: 'not-allowed',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [disabled]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
  },
});

const variant: Record<ButtonVariant, string> = {
  primary: style({
    ...filled(vars.color.action, vars.color.onAction),
    borderColor: vars.color.action,
    // Printers omit fills.
    '@media': { print: { color: vars.color.action } },
    selectors: {
      [`${enabled}:hover`]: {
        backgroundColor: vars.color.actionHover,
        borderColor: vars.color.actionHover,
      },
    },
  }),
  secondary: style({
    borderColor: vars.color.ink,
    color: vars.color.ink,
    selectors: { [`${enabled}:hover`]: { backgroundColor: vars.color.wash } },
  }),
  quiet: style({
    borderColor: 'transparent',
    color: vars.color.action,
    selectors: { [`${enabled}:hover`]: { backgroundColor: vars.color.wash } },
  }),
};

const size: Record<ButtonSize, string> = {
  small: style({
    minHeight: vars.layout.target,
    minWidth: vars.layout.target,
    paddingInline: `min(${vars.space[4]}, 5vw)`,
    fontSize: vars.fontSize.sm,
  }),
  medium: style({
    minHeight: vars.layout.control,
    minWidth: vars.layout.control,
    paddingInline: `min(${vars.space.control}, 5.625vw)`,
    fontSize: vars.fontSize.md,
  }),
};

export const button = recipe({
  base,
  variants: {
    variant,
    size,
    wide: { true: style({ width: '100%' }) },
  },
});
