/** Why a text is no amount; what a visitor reads of it stands in src/content/donate.ts. */
export type MoneyProblem = 'notANumber' | 'commaBeforeCents' | 'fractionOfACent' | 'tooLarge';

/** Money as typed and as shown: whole cents, never fractions of a dollar in binary. */
export type Money =
  /** Nothing typed. */
  | { kind: 'none' }
  | { kind: 'amount'; cents: number }
  /** Typed, and no amount. */
  | { kind: 'unreadable'; problem: MoneyProblem };

const unreadable = (problem: MoneyProblem): Money => ({ kind: 'unreadable', problem });

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
    return unreadable(/^[^,]*\d,\d{1,2}$/u.test(plain) ? 'commaBeforeCents' : 'notANumber');
  }
  if (cents.length > 2) {
    return unreadable('fractionOfACent');
  }
  const amount = Number(dollars.replaceAll(',', '') + cents.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) {
    return unreadable('tooLarge');
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
