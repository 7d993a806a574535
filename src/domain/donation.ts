import { centsOf } from './money.ts';

/** In dollars (docs/product.md P11.1). */
export const donationPresets = [25, 50, 100, 250, 500, 1000] as const;

export type DonationPreset = (typeof donationPresets)[number];

export const DEFAULT_PRESET: DonationPreset = 50;

/**
 * Returns the highest step that an amount reaches; undefined below the first.
 * @param steps in dollars
 */
export function highestReached(cents: bigint, steps: readonly number[]): number | undefined {
  const reached = steps.filter((dollars) => cents >= centsOf(dollars));
  return reached.length === 0 ? undefined : Math.max(...reached);
}
