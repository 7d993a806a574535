/** Formats a coordinate in SVG's shortest form, rounded to `digits`. */
function short(value: number, digits: number): string {
  const fixed = value.toFixed(digits);
  const trimmed = digits > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed.replace(/^(-?)0\./, '$1.').replace(/^-0?$/, '0');
}

/** Joins numbers with spaces for any SVG attribute. */
export const numbers = (values: readonly number[], digits = 0): string =>
  values.map((value) => short(value, digits)).join(' ');
