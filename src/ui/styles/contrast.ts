/** Red, green and blue, each 0–255. */
export type Rgb = readonly [number, number, number];

/** Parses `#rrggbb`. Throws on other notations, whose contrast would go unchecked. */
export function parseHex(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(hex);
  if (match === null) throw new Error(`not #rrggbb: ${hex}`);
  const [, red = '', green = '', blue = ''] = match;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

function channel(value: number): number {
  const unit = value / 255;
  return unit <= 0.040_45 ? unit / 12.92 : ((unit + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0–1 (WCAG 2.2, "relative luminance"). */
export function luminance(hex: string): number {
  const [red, green, blue] = parseHex(hex);
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Contrast ratio of two colours, 1–21 (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Blends `share` (0–1) of `over` onto `under`, as `#rrggbb`. */
export function blend(over: string, under: string, share: number): string {
  const [a, b] = [parseHex(over), parseHex(under)];
  return `#${a
    .map((value, index) => Math.round(value * share + (b[index] ?? 0) * (1 - share)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
