import { darkColor, lightColor } from './color.ts';
import { duration, easing } from './motion.ts';
import { borderWidth, focus, radius, underline, zIndex } from './shape.ts';
import { layout, measure, size, space } from './space.ts';
import { font, fontSize, fontWeight, lineHeight, tracking } from './type.ts';

/** The theme's light values, in the contract's shape. */
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

/** The dark theme changes only colours. */
export const darkTokens = { color: darkColor };
