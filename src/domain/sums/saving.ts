/** Savings. Money is in whole cents; rates are in basis points a year, 500 for 5 %. */

/**
 * Returns how many deposits reach a price.
 * @throws RangeError for deposits of zero
 */
export function timesToSave(price: number, each: number): number {
  if (!(each > 0)) throw new RangeError(`Saving ${each} at a time`);
  return Math.ceil(price / each);
}

/** Returns the cents left over once the price is paid. */
export function leftOver(price: number, each: number): number {
  return timesToSave(price, each) * each - price;
}

/**
 * Returns cents saved by equal deposits at the end of every month, adding a twelfth of the annual
 * rate each month, to the nearest cent.
 */
export function savedMonthly(each: number, basisPoints: number, months: number): number {
  const rate = basisPoints / 10_000 / 12;
  if (rate === 0) return each * months;
  return Math.round((each * ((1 + rate) ** months - 1)) / rate);
}
