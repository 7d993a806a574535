import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import {
  column,
  display,
  edge,
  filled,
  focused,
  grid,
  square,
  transition,
} from '../../styles/rules.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

export const group = style(column(vars.space[5]));

export const legend = style({
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  /* A legend is not part of its fieldset's grid. */
  marginBlockEnd: vars.space[3],
});

/* At most three in a row, fewer if enlarged text needs the room. */
export const options = style({
  ...grid(vars.space[3]),
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${vars.size.tile} + ${vars.space[4]}, (100% - 2 * ${vars.space[3]}) / 3)), 1fr))`,
});

export const card = style({
  position: 'relative',
  ...column(vars.space[1]),
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: vars.space[8],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.control, vars.color.line, vars.radius.control),
  textAlign: 'center',
  cursor: 'pointer',
  ...transition('background-color, border-color', vars.duration.fast),
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    /* Gold and a thick edge: colour is not the only cue. */
    '&:has(:checked)': {
      ...filled(vars.color.gold, vars.color.onGold),
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.color.ink}`,
    },
    '&:has(:focus-visible)': focused,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          ...filled('Highlight', 'HighlightText'),
          borderColor: 'Highlight',
        },
      },
    },
  },
});

/* Covers the card, so that touch and screen readers reach the real control. */
export const input = style({
  position: 'absolute',
  inset: 0,
  ...square('100%'),
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const label = style({
  maxWidth: '100%',
  ...display(vars.fontSize.xl, vars.lineHeight.snug, vars.tracking.small),
});
