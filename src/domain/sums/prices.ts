/** What things cost. Money is whole cents; a percentage is a whole number, 20 for 20 %. */

/** Cents of several amounts together. */
export function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

/**
 * Cents for one unit of a pack, to a tenth of a cent, as shelf labels print it.
 * @throws RangeError where there is nothing in the pack
 */
export function unitPrice(cents: number, units: number): number {
  if (!(units > 0)) throw new RangeError(`A pack of ${units}`);
  return Math.round((cents / units) * 10) / 10;
}

/** Cents that a discount takes off, to the nearest cent. */
export function discount(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}

/** Cents that are left to pay after a discount. */
export function afterDiscount(cents: number, percent: number): number {
  return cents - discount(cents, percent);
}

/** What a contract asks for. */
export interface Contract {
  /** Cents, paid once. */
  upfront: readonly number[];
  /** Cents a month. */
  monthly: number;
  months: number;
}

/** Cents that a contract costs from the first day to the last. */
export function contractCost({ upfront, monthly, months }: Contract): number {
  return sum(upfront) + monthly * months;
}

/** What share of a whole an amount is, in whole percent. */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0)) throw new RangeError(`A share of ${whole}`);
  return Math.round((part / whole) * 100);
}
