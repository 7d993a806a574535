/** A paycheck in the United States. Money is whole cents; a rate is in basis points, 620 for 6.2 %. */

/** What every employee pays (26 U.S.C. 3101), under the yearly limit for Social Security. */
export const SOCIAL_SECURITY_BASIS_POINTS = 620;
export const MEDICARE_BASIS_POINTS = 145;

/** A share of an amount, to the nearest cent. */
export function share(cents: number, basisPoints: number): number {
  return Math.round((cents * basisPoints) / 10_000);
}

export interface Paycheck {
  gross: number;
  socialSecurity: number;
  medicare: number;
  incomeTax: number;
  /** All that is taken out. */
  taken: number;
  /** What arrives. */
  net: number;
}

/**
 * From hours to what arrives.
 * @param hourly cents an hour
 * @param incomeTax cents held back, which depend on the form that the worker filled in
 */
export function paycheck(hours: number, hourly: number, incomeTax: number): Paycheck {
  const gross = Math.round(hours * hourly);
  const socialSecurity = share(gross, SOCIAL_SECURITY_BASIS_POINTS);
  const medicare = share(gross, MEDICARE_BASIS_POINTS);
  const taken = socialSecurity + medicare + incomeTax;
  return { gross, socialSecurity, medicare, incomeTax, taken, net: gross - taken };
}

/** Cents an hour brings once what the job costs is paid. */
export function hourlyWorth(paid: number, costs: number, hours: number): number {
  if (!(hours > 0)) throw new RangeError(`${hours} hours of work`);
  return Math.round((paid - costs) / hours);
}
