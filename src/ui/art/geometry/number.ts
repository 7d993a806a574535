/** A coordinate as short as SVG allows: rounded to `digits`, no leading zero, no minus zero. */
export function short(value: number, digits = 0): string {
  const fixed = value.toFixed(digits);
  const trimmed = digits > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed.replace(/^(-?)0\./, '$1.').replace(/^-0?$/, '0');
}

/**
 * Joins numbers with spaces for any SVG attribute. Path data could omit one before a minus sign,
 * but some engines reject such a view box or transform.
 */
export function numbers(values: readonly number[], digits = 0): string {
  return values.map((value) => short(value, digits)).join(' ');
}
