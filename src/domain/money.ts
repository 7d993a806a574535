/** Why a text is no amount; what a visitor reads of it stands in src/content/donate.ts. */
export type MoneyProblem = 'notANumber' | 'commaBeforeCents' | 'fractionOfACent';

/** Money as typed and as shown: whole cents, as many as there are, never fractions in binary. */
export type Money =
  /** Nothing typed. */
  | { kind: 'none' }
  | { kind: 'amount'; cents: bigint }
  /** Typed, and no amount. */
  | { kind: 'unreadable'; problem: MoneyProblem };

const unreadable = (problem: MoneyProblem): Money => ({ kind: 'unreadable', problem });

// A sign, the dollar sign, whole dollars (grouped by threes or not at all), cents.
const pattern = /^([-−+]?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/u;

/**
 * Reads an amount of dollars as people type it: "1,000", " $25 ", "25.5", full-width digits. It sets no
 * bounds (docs/product.md P8.4).
 */
export function parseMoney(text: string): Money {
  // NFKC makes full-width digits, signs and spaces the plain ones.
  const plain = text.normalize('NFKC').replaceAll(/\s/gu, '');
  if (plain === '') return { kind: 'none' };
  // Stryker disable next-line StringLiteral,ArrayDeclaration: The sign is only read where the pattern fits, and its group then is a text, if an empty one. The first element is the whole match, which is not read.
  const [, sign = '', dollars = '', cents = ''] = pattern.exec(plain) ?? [];
  if (dollars + cents === '') {
    return unreadable(/^[^,]*\d,\d{1,2}$/u.test(plain) ? 'commaBeforeCents' : 'notANumber');
  }
  if (cents.length > 2) {
    return unreadable('fractionOfACent');
  }
  const amount = BigInt(dollars.replaceAll(',', '') + cents.padEnd(2, '0'));
  return { kind: 'amount', cents: sign === '-' || sign === '−' ? -amount : amount };
}

/** Whole dollars in cents. */
export const centsOf = (dollars: number): bigint => BigInt(dollars) * 100n;

/** Digits by threes from the right, with commas between. */
function grouped(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/gu) ?? [];
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...groups].join(',');
}

/**
 * "$50", "$25.50", "$1000", "$10,000": as in docs/product.md P4.11, four digits stand
 * ungrouped.
 */
export function formatMoney(cents: bigint): string {
  const [sign, amount] = cents < 0n ? ['−', -cents] : ['', cents];
  const digits = String(amount).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const rest = digits.slice(-2);
  const fraction = rest === '00' ? '' : `.${rest}`;
  return `${sign}$${whole.length < 5 ? whole : grouped(whole)}${fraction}`;
}
