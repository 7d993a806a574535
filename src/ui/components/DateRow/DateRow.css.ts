import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.date} minmax(0, 1fr)`,
  gap: `${vars.space[3]} ${vars.space[5]}`,
  minWidth: 0,
  breakInside: 'avoid',
  paddingBlock: vars.space[5],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${vars.size.date} minmax(0, 1fr) auto`,
      alignItems: 'center',
    },
  },
});

/* A calendar leaf without its box: the month above the day. */
export const date = style({
  display: 'grid',
  alignSelf: 'start',
  lineHeight: vars.lineHeight.tight,
});

export const month = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const day = style({
  ...displayFace,
  fontSize: vars.fontSize['4xl'],
  letterSpacing: vars.tracking.hero,
  lineHeight: vars.lineHeight.flat,
  /* The browser's backplate of the tall figure would cover the month above it. */
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

/* `minmax(0, …)`: a long word breaks instead of widening the row. */
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minWidth: 0,
});

export const meta = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

export const action = style({
  gridColumn: '2',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
