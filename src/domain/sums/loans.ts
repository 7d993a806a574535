/** Loans. Money is in whole cents; rates are in basis points a year, 2400 for 24 %. */

export interface Payoff {
  /** Number of payments, including the smaller last one. */
  months: number;
  /** Total interest, in cents. */
  interest: number;
}

/**
 * Pays off a debt month by month: adds a twelfth of the annual rate, to the nearest cent, then
 * subtracts the payment.
 * @throws RangeError if a payment does not cover the first month's interest
 */
export function payOff(owed: number, basisPoints: number, payment: number): Payoff {
  const interestOn = (cents: number) => Math.round((cents * basisPoints) / 10_000 / 12);
  if (payment <= interestOn(owed))
    throw new RangeError(`${payment} a month never pays off ${owed}`);
  let [left, months, interest] = [owed, 0, 0];
  while (left > 0) {
    const added = interestOn(left);
    interest += added;
    left = Math.max(left + added - payment, 0);
    months += 1;
  }
  return { months, interest };
}

/** Returns the equal monthly payment that pays off a loan, to the nearest cent. */
export function monthlyPayment(owed: number, basisPoints: number, months: number): number {
  const rate = basisPoints / 10_000 / 12;
  if (rate === 0) return Math.round(owed / months);
  return Math.round((owed * rate) / (1 - (1 + rate) ** -months));
}

/** Returns the total interest of a loan, in cents. */
export function loanInterest(owed: number, basisPoints: number, months: number): number {
  return monthlyPayment(owed, basisPoints, months) * months - owed;
}

/** Returns simple interest in cents, to the nearest cent. */
export function simpleInterest(owed: number, basisPoints: number, years: number): number {
  return Math.round((owed * basisPoints * years) / 10_000);
}

/** Returns what is owed after years without a payment; each year's interest is added to the nearest cent. */
export function grownYearly(owed: number, basisPoints: number, years: number): number {
  let balance = owed;
  for (let year = 0; year < years; year += 1) balance += simpleInterest(balance, basisPoints, 1);
  return balance;
}
