/** Money as typed and as shown: whole cents, never fractions of a dollar in binary. */
export type Money =
  /** Nothing typed. */
  | { kind: 'none' }
  | { kind: 'amount'; cents: number }
  /** Typed, and no amount; `message` says how to put it right. */
  | { kind: 'unreadable'; message: string };

const unreadable = (message: string): Money => ({ kind: 'unreadable', message });

// A sign, the dollar sign, whole dollars (grouped by threes or not at all), cents.
const pattern = /^([-−+]?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/u;

/**
 * Reads an amount of dollars as people type it: "1,000", " $25 ", "25.5", full-width digits. It sets no
 * bounds (docs/product.md P8.4); the only limit is what can be counted exactly.
 */
export function parseMoney(text: string): Money {
  // NFKC makes full-width digits, signs and spaces the plain ones.
  const plain = text.normalize('NFKC').replaceAll(/\s/gu, '');
  if (plain === '') return { kind: 'none' };
  const [, sign = '', dollars = '', cents = ''] = pattern.exec(plain) ?? [];
  if (dollars + cents === '') {
    return unreadable(
      /^[^,]*\d,\d{1,2}$/u.test(plain)
        ? 'Put a point before the cents, as in 25.50'
        : 'Enter the amount in numbers, as in 25 or 25.50',
    );
  }
  if (cents.length > 2) {
    return unreadable('Use two digits at most after the point, as in 25.50');
  }
  const amount = Number(dollars.replaceAll(',', '') + cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) {
    return unreadable('This is more than we can count to the cent. Enter a smaller amount');
  }
  const isNegative = (sign === '-' || sign === '−') && amount !== 0;
  return { kind: 'amount', cents: isNegative ? -amount : amount };
}

/**
 * "$50", "$25.50", "$1000", "$10,000": as in docs/product.md P4.11, four digits stand
 * ungrouped.
 */
export function formatMoney(cents: number): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100));
  const rest = Math.abs(cents) % 100;
  const grouped = whole.length < 5 ? whole : whole.replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  const fraction = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}$${grouped}${fraction}`;
}
