/** Why a text is not an amount; src/content/donate.ts holds the messages. */
export type MoneyProblem = 'notANumber' | 'commaBeforeCents' | 'fractionOfACent';

/** An amount in whole cents, as a bigint, so that no rounding occurs. */
export type Money =
  /** Empty input. */
  | { kind: 'none' }
  | { kind: 'amount'; cents: bigint }
  /** Input that is not an amount. */
  | { kind: 'unreadable'; problem: MoneyProblem };

const unreadable = (problem: MoneyProblem): Money => ({ kind: 'unreadable', problem });

// Sign, dollar sign, whole dollars (grouped by threes or not at all), cents.
const pattern = /^([-−+]?)\$?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/u;

/**
 * Parses an amount of dollars as people type it: "1,000", " $25 ", "25.5", full-width digits. It
 * has no limits (docs/product.md P8.4).
 */
export function parseMoney(text: string): Money {
  // NFKC converts full-width digits, signs and spaces to ASCII.
  const plain = text.normalize('NFKC').replaceAll(/\s/gu, '');
  if (plain === '') return { kind: 'none' };
  // Stryker disable next-line StringLiteral,ArrayDeclaration: Both apply only without a match, where the sign is not read.
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

export const centsOf = (dollars: number): bigint => BigInt(dollars) * 100n;

/** Groups digits by threes, separated by commas. */
function grouped(digits: string): string {
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/.{3}/gu) ?? [];
  return [...(first === 0 ? [] : [digits.slice(0, first)]), ...groups].join(',');
}

/**
 * Formats cents as "$50", "$25.50", "$1000", "$10,000": four digits stay ungrouped
 * (docs/product.md P4.11).
 */
export function formatMoney(cents: bigint): string {
  const [sign, amount] = cents < 0n ? ['−', -cents] : ['', cents];
  const digits = String(amount).padStart(3, '0');
  const whole = digits.slice(0, -2);
  const rest = digits.slice(-2);
  const fraction = rest === '00' ? '' : `.${rest}`;
  return `${sign}$${whole.length < 5 ? whole : grouped(whole)}${fraction}`;
}
