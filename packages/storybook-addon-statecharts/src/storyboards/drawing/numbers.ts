/** A coordinate as short as SVG allows: rounded to `digits`, no leading zero, no minus zero. */
function short(value: number, digits: number): string {
  const fixed = value.toFixed(digits);
  const trimmed = digits > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed.replace(/^(-?)0\./, '$1.').replace(/^-0?$/, '0');
}

/** Numbers as every attribute of SVG takes them, a space between any two. */
export const numbers = (values: readonly number[], digits = 0): string =>
  values.map((value) => short(value, digits)).join(' ');
