import { centsOf } from './money.ts';

/** In dollars (docs/product.md P11.1). */
export const donationPresets = [25, 50, 100, 250, 500, 1000] as const;

export type DonationPreset = (typeof donationPresets)[number];

export const DEFAULT_PRESET: DonationPreset = 50;

/** The amounts of the impact list, in dollars (docs/product.md P4.11). */
const impactSteps = [1000, 500, 250, 100] as const;

export type ImpactStep = (typeof impactSteps)[number];

/** Sponsors one student for a workshop. */
const placeCents = centsOf(100);

/** What an amount does: the highest step as often as it fits, then workshop places, then a rest. */
export interface Gift {
  /** In dollars; undefined below the first step. */
  step: ImpactStep | undefined;
  /** How many times the amount reaches it. */
  times: bigint;
  /** Places in addition to the step. */
  places: bigint;
  /** Less than a place. */
  restCents: bigint;
}

/** Divides an amount among the steps of the impact list. */
export function giftOf(cents: bigint): Gift {
  const step = impactSteps.find((dollars) => cents >= centsOf(dollars));
  if (step === undefined) return { step, times: 0n, places: 0n, restCents: cents };
  const rest = cents % centsOf(step);
  return {
    step,
    times: cents / centsOf(step),
    places: rest / placeCents,
    restCents: rest % placeCents,
  };
}

/** Returns how full an amount makes the jar, 0–1: steep for small gifts, full at the highest step. */
export function jarShare(cents: bigint): number {
  return Math.min(1, Math.sqrt(Number(cents) / Number(centsOf(impactSteps[0]))));
}
