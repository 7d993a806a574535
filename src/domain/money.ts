/** Why a text is no amount to give; src/content/donate.ts holds the messages. */
export type MoneyProblem = 'notANumber' | 'commaBeforeCents' | 'notAboveZero' | 'tooLarge';

/** An amount in whole cents, as a bigint, which is exact. */
export type Money =
  /** Empty input. */
  | { kind: 'none'; problem?: never }
  /** Above zero. */
  | { kind: 'amount'; cents: bigint; problem?: never }
  /** Input that is not an amount. */
  | { kind: 'unreadable'; problem: MoneyProblem };

const unreadable = (problem: MoneyProblem): Money => ({ kind: 'unreadable', problem });

// Sign, dollar sign, whole dollars (grouped by threes or not at all), then decimals and exponent.
const pattern = /^([-−+]?)\$?(?=\.?\d)(\d{1,3}(?:,\d{3})+|\d*)((?:\.\d*)?(?:e[-+]?\d{1,4})?)$/iu;

// Reads decimals exactly, as a text, and rounds halves up; numbers end at 1.8 × 10³⁰⁸.
const counted = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/**
 * Parses an amount of dollars as people type it: "1,000", " $25 ", "25.5", "1e3", full-width
 * digits. It is rounded to the cent (docs/product.md P8.4).
 */
export function parseMoney(text: string): Money {
  // NFKC converts full-width digits, signs and spaces to ASCII.
  const plain = text.normalize('NFKC').replaceAll(/\s/gu, '');
  if (plain === '') return { kind: 'none' };
  const [number, sign = '', dollars = '', rest = ''] = pattern.exec(plain) ?? [];
  if (number === undefined)
    return unreadable(/^[^,]*\d,\d{1,2}$/u.test(plain) ? 'commaBeforeCents' : 'notANumber');
  if (sign === '-' || sign === '−') return unreadable('notAboveZero');
  const digits = counted.format(`${dollars.replaceAll(',', '')}${rest}` as `${number}`);
  if (digits === '∞') return unreadable('tooLarge');
  const cents = BigInt(digits.replace('.', ''));
  return cents === 0n ? unreadable('notAboveZero') : { kind: 'amount', cents };
}

export const centsOf = (dollars: number): bigint => BigInt(dollars) * 100n;

const written = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats cents as "$50", "$25.50", "$1,000". */
export const formatMoney = (cents: bigint): string => written.format(`${cents}e-2` as `${number}`);
