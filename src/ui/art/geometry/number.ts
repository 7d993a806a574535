/** A coordinate as short as SVG allows: rounded to `digits`, no leading zero, no minus zero. */
export function short(value: number, digits = 0): string {
  const fixed = value.toFixed(digits);
  const trimmed = digits > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed.replace(/^(-?)0\./, '$1.').replace(/^-0?$/, '0');
}

/**
 * Numbers as every attribute of SVG takes them, a space between any two. Path data alone could do
 * without it before a minus sign: a view box or a transform written so is refused by some engines.
 */
export function numbers(values: readonly number[], digits = 0): string {
  return values.map((value) => short(value, digits)).join(' ');
}
