/** Prices. Money is in whole cents; percentages are whole numbers, 20 for 20 %. */

export function sum(cents: readonly number[]): number {
  return cents.reduce((total, one) => total + one, 0);
}

/**
 * Returns cents per unit of a pack, to a tenth of a cent, as shelf labels print it.
 * @throws RangeError for an empty pack
 */
export function unitPrice(cents: number, units: number): number {
  if (!(units > 0)) throw new RangeError(`A pack of ${units}`);
  return Math.round((cents / units) * 10) / 10;
}

/** Returns the discount in cents, to the nearest cent. */
export function discount(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}

/** Returns the price after a discount, in cents. */
export function afterDiscount(cents: number, percent: number): number {
  return cents - discount(cents, percent);
}

export interface Contract {
  /** Paid once, in cents. */
  upfront: readonly number[];
  /** In cents. */
  monthly: number;
  months: number;
}

/** Returns the total cost of a contract, in cents. */
export function contractCost({ upfront, monthly, months }: Contract): number {
  return sum(upfront) + monthly * months;
}

/** Returns a share in whole percent. */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0)) throw new RangeError(`A share of ${whole}`);
  return Math.round((part / whole) * 100);
}

/** A fraction below one: top and bottom number. */
export type Fraction = readonly [top: number, bottom: number];

/** Returns a fraction of a price in cents, to the nearest cent. */
export function fractionOff(cents: number, [top, bottom]: Fraction): number {
  return Math.round((cents * top) / bottom);
}
