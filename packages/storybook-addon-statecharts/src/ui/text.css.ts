import { style, styleVariants } from '@vanilla-extract/css';

import { displayFace, vars } from './theme.css.ts';

export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const text = style({ minWidth: 0, textWrap: 'pretty' });

export const textSizes = styleVariants({
  sm: [text, { fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.close }],
  md: [text, { fontSize: vars.fontSize.md, lineHeight: vars.lineHeight.text }],
});

export const tones = styleVariants({ inherit: {}, muted: { color: vars.color.muted } });

const heading = style({ ...displayFace, overflowWrap: 'anywhere', minWidth: 0 });

const small = style([
  heading,
  { letterSpacing: vars.tracking.small, lineHeight: vars.lineHeight.snug },
]);

export const headings = styleVariants({
  panel: [
    heading,
    {
      fontSize: vars.fontSize['2xl'],
      letterSpacing: vars.tracking.display,
      lineHeight: vars.lineHeight.tight,
    },
  ],
  item: [small, { fontSize: vars.fontSize.xl }],
  small: [small, { fontSize: vars.fontSize.lg }],
});

/* A link in a sentence or a cell. */
export const link = style({
  color: vars.color.action,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.underline.thin,
  textUnderlineOffset: vars.underline.offset,
  borderRadius: vars.radius.thin,
  ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick },
});
