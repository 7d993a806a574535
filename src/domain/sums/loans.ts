/** Owing money. Money is whole cents; a rate is in basis points a year, 2400 for 24 %. */

/** How a debt is paid off. */
export interface Payoff {
  /** Payments until nothing is owed, the smaller last one counted. */
  months: number;
  /** Cents of interest in all. */
  interest: number;
}

/**
 * Pays a debt down month by month: a twelfth of the year's rate is added, to the nearest cent, then the
 * payment is taken off.
 * @throws RangeError where a payment does not cover the first month's interest, so the debt never ends
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

/** Cents a month that pay a loan off in equal payments, to the nearest cent. */
export function monthlyPayment(owed: number, basisPoints: number, months: number): number {
  const rate = basisPoints / 10_000 / 12;
  if (rate === 0) return Math.round(owed / months);
  return Math.round((owed * rate) / (1 - (1 + rate) ** -months));
}

/** Cents that the payments come to beyond what was borrowed. */
export function loanInterest(owed: number, basisPoints: number, months: number): number {
  return monthlyPayment(owed, basisPoints, months) * months - owed;
}
