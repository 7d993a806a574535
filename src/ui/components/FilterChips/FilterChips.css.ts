import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { target, transition } from '../../styles/rules.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const chip = style({
  ...target,
  justifyContent: 'center',
  minWidth: vars.layout.target,
  maxWidth: '100%',
  paddingInline: vars.space[4],
  paddingBlock: vars.space[1],
  color: vars.color.ink,
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  ...transition('background-color, border-color, color', vars.duration.fast),
  selectors: {
    '&:hover': { borderColor: vars.color.ink, backgroundColor: vars.color.wash },
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
