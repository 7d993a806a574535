import { darkColor, lightColor } from './color.ts';
import { duration, easing } from './motion.ts';
import { borderWidth, focus, radius, underline, zIndex } from './shape.ts';
import { layout, measure, size, space } from './space.ts';
import { font, fontSize, fontWeight, lineHeight, tracking } from './type.ts';

/** The whole theme in its light state, in the contract's own shape. */
export const lightTokens = {
  color: lightColor,
  font,
  fontSize,
  fontWeight,
  lineHeight,
  tracking,
  space,
  layout,
  size,
  measure,
  radius,
  borderWidth,
  underline,
  focus,
  zIndex,
  duration,
  easing,
};

/** What the dark theme changes: colour alone. */
export const darkTokens = { color: darkColor };
