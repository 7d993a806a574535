/** The window widths between which fluid sizes grow, in CSS px. */
export const fluidFrom = 320;
export const fluidTo = 1440;

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

/**
 * Interpolates from `min` px at a width of 320 to `max` px at 1440. The constant part is in rem, so
 * that the user's text size applies at every width (WCAG 1.4.4).
 */
export function fluid(min: number, max: number): string {
  if (min === max) return rem(min);
  const slope = (max - min) / (fluidTo - fluidFrom);
  const start = rem(min - slope * fluidFrom);
  return `clamp(${rem(min)}, ${start} + ${Number((slope * 100).toFixed(4))}vw, ${rem(max)})`;
}
