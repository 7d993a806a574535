/** A coordinate as short as SVG allows: rounded to `digits`, no leading zero, no minus zero. */
export function short(value: number, digits = 0): string {
  const fixed = value.toFixed(digits);
  const trimmed = digits > 0 ? fixed.replace(/\.?0+$/, '') : fixed;
  return trimmed.replace(/^(-?)0\./, '$1.').replace(/^-0?$/, '0');
}

/** Joins coordinates, leaving out the space where a minus sign already parts two numbers. */
export function join(values: readonly number[], digits = 0): string {
  return values
    .map((value) => short(value, digits))
    .join(' ')
    .replaceAll(' -', '-');
}
