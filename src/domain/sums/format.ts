/** Formats sums for print. Money is in whole cents. */

const grouped = (whole: number) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** Formats cents with two decimals, as on a statement: "$1,454.00", "−$38.20". */
export function exact(cents: number): string {
  const size = Math.abs(cents);
  const rest = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}$${grouped(Math.floor(size / 100))}.${rest}`;
}

/** Formats cents, without decimals if they are zero: "$1,454", "$38.20". */
export function dollars(cents: number): string {
  return exact(cents).replace('.00', '');
}

/** Formats cents to the nearest dollar. */
export function wholeDollars(cents: number): string {
  return dollars(Math.round(cents / 100) * 100);
}

/** Formats a unit price: below a dollar "28¢" or "27.5¢", else "$1.45". */
export function perUnit(cents: number): string {
  return cents < 100 ? `${Math.round(cents * 10) / 10}¢` : dollars(Math.round(cents));
}

/** Formats a rate in basis points: 620 is "6.2%". */
export function rate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** Formats months as years and months: "2 years 3 months". */
export function duration(months: number): string {
  const parts = [
    { count: Math.floor(months / 12), unit: 'year' },
    { count: months % 12, unit: 'month' },
  ];
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ');
}
