import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

/** The chart keeps its size: on a narrow window it scrolls in its own frame, never the page. */
export const scroller = style({ overflowX: 'auto' });

export const drawing = style({
  display: 'block',
  maxWidth: 'none',
  marginInline: 'auto',
  fontFamily: vars.font.text,
});

export const frame = style({
  fill: vars.color.surface,
  stroke: vars.color.line,
  strokeWidth: 1,
});

export const rule = style({ stroke: vars.color.hairline, strokeWidth: 1, fill: 'none' });

export const heading = style({
  fill: vars.color.muted,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontStretch: '80%',
  letterSpacing: vars.tracking.small,
});

export const edge = style({ fill: 'none', stroke: vars.color.line, strokeWidth: 1 });
export const arrow = style({ fill: vars.color.line });
export const beginning = style({ fill: vars.color.ink });

/** Transitions of the whole container start from a ring. */
export const any = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 1.25 });

export const label = style({ fill: vars.color.muted });
/** The edge pauses behind its words. */
export const labelGround = style({ fill: vars.color.surface });

export const box = style({
  fill: vars.color.surface,
  stroke: vars.color.ink,
  strokeWidth: 1.25,
  selectors: {
    '[data-passing] > &': { strokeDasharray: '3 3', stroke: vars.color.line },
    '[data-lit] > &': { fill: vars.color.gold, strokeWidth: 2.5 },
    'a:hover > &': { fill: vars.color.wash },
    'a[data-lit]:hover > &': { fill: vars.color.gold },
  },
});

/** An engraved second line inside a state that has a story. */
export const inner = style({
  fill: 'none',
  stroke: vars.color.hairline,
  strokeWidth: 1,
  selectors: { '[data-lit] > &': { stroke: vars.color.onGold } },
});

export const name = style({
  fill: vars.color.ink,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    'a > &': { fill: vars.color.action },
    '[data-lit] > &': { fill: vars.color.onGold },
  },
});

export const link = style({
  ':focus-visible': { outline: 'none' },
});

globalStyle(`${link}:focus-visible > ${box}`, {
  stroke: vars.color.focus,
  strokeWidth: 3,
});
