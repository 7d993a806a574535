/** US paychecks. Money is in whole cents; rates are in basis points, 620 for 6.2 %. */

/** The employee's share (26 U.S.C. 3101), below the annual Social Security limit. */
export const SOCIAL_SECURITY_BASIS_POINTS = 620;
export const MEDICARE_BASIS_POINTS = 145;

/** Returns a share of an amount, to the nearest cent. */
export function share(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}

export interface Paycheck {
  gross: number;
  socialSecurity: number;
  medicare: number;
  incomeTax: number;
  /** All of them, in cents. */
  deductions: number;
  /** Net pay. */
  net: number;
}

/**
 * Computes a paycheck from hours worked.
 * @param hourly cents an hour
 * @param incomeTax cents withheld, which depend on the worker's form
 */
export function paycheck(hours: number, hourly: number, incomeTax: number): Paycheck {
  const gross = Math.round(hours * hourly);
  const socialSecurity = share(gross, SOCIAL_SECURITY_BASIS_POINTS);
  const medicare = share(gross, MEDICARE_BASIS_POINTS);
  const deductions = socialSecurity + medicare + incomeTax;
  return { gross, socialSecurity, medicare, incomeTax, deductions, net: gross - deductions };
}

/** Returns cents earned per hour after the job's costs. */
export function hourlyWorth(paid: number, costs: number, hours: number): number {
  if (!(hours > 0)) throw new RangeError(`${hours} hours of work`);
  return Math.round((paid - costs) / hours);
}
