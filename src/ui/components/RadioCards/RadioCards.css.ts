import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});

export const legend = style({
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.lineHeight.snug,
  /* A legend is not part of its fieldset's grid. */
  marginBlockEnd: vars.space[3],
});

/* At most three in a row, fewer if enlarged text needs the room. */
export const options = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${vars.size.tile} + ${vars.space[4]}, (100% - 2 * ${vars.space[3]}) / 3)), 1fr))`,
  gap: vars.space[3],
});

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  minHeight: vars.space[8],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  textAlign: 'center',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    /* Gold and a thick edge: colour is not the only cue. */
    '&:has(:checked)': {
      backgroundColor: vars.color.gold,
      borderColor: vars.color.ink,
      color: vars.color.onGold,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.hair} ${vars.color.ink}`,
    },
    '&:has(:focus-visible)': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

/* Covers the card, so that touch and screen readers reach the real control. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const label = style({
  maxWidth: '100%',
  ...displayFace,
  fontSize: vars.fontSize.xl,
  letterSpacing: vars.tracking.small,
  lineHeight: vars.lineHeight.snug,
});
