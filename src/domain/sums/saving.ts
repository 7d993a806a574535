/** Putting money by. Money is whole cents; a rate is in basis points a year, 500 for 5 %. */

/**
 * How often an amount has to be put aside until a price is reached.
 * @throws RangeError where nothing is put aside
 */
export function timesToSave(price: number, each: number): number {
  if (!(each > 0)) throw new RangeError(`Saving ${each} at a time`);
  return Math.ceil(price / each);
}

/** Cents left over once the price is paid. */
export function leftOver(price: number, each: number): number {
  return timesToSave(price, each) * each - price;
}

/**
 * Cents after putting the same amount aside at the end of every month, with a twelfth of the year's rate
 * added each month, to the nearest cent.
 */
export function savedMonthly(each: number, basisPoints: number, months: number): number {
  const rate = basisPoints / 10_000 / 12;
  if (rate === 0) return each * months;
  return Math.round((each * ((1 + rate) ** months - 1)) / rate);
}
