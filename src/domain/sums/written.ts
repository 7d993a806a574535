/** How sums stand on paper. Money is whole cents. */

const grouped = (whole: number) => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');

/** With both digits of the cents, as on a statement: "$1,454.00", "−$38.20". */
export function exact(cents: number): string {
  const size = Math.abs(cents);
  const rest = String(size % 100).padStart(2, '0');
  return `${cents < 0 ? '−' : ''}$${grouped(Math.floor(size / 100))}.${rest}`;
}

/** As short as it can be: "$1,454", "$38.20". */
export function dollars(cents: number): string {
  return exact(cents).replace('.00', '');
}

/** Under a dollar in cents, to the tenth where there is one: "28¢", "27.5¢"; from a dollar on "$1.45". */
export function perUnit(cents: number): string {
  return cents < 100 ? `${Math.round(cents * 10) / 10}¢` : dollars(Math.round(cents));
}

/** A rate in basis points as people say it: 620 is "6.2%". */
export function rate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** Months as years and months: "2 years 3 months". */
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
