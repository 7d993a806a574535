import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { edge, filled, target, transition } from '../../styles/rules.ts';
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
  ...edge(vars.borderWidth.control, vars.color.line, vars.radius.chip),
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
  ...transition('background-color, border-color, color', vars.duration.fast),
  selectors: {
    '&:hover': { borderColor: vars.color.ink, backgroundColor: vars.color.wash },
    '&[aria-pressed="true"]': {
      ...filled(vars.color.ink, vars.color.paper),
      borderColor: vars.color.ink,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          ...filled('Highlight', 'HighlightText'),
          borderColor: 'Highlight',
        },
      },
    },
  },
});
