import type { SnapshotFrom } from 'xstate';
import type { DonationPreset } from '../../src/domain/donation.ts';
import { centsOf, parseMoney, type MoneyProblem } from '../../src/domain/money.ts';
import type { donateMachine } from './donate.machine.ts';

type Snapshot = SnapshotFrom<typeof donateMachine>;

export const selectPreset = ({ context }: Snapshot): DonationPreset | undefined => context.preset;

export const selectCustom = ({ context }: Snapshot): string => context.custom;

/** Returns the custom amount if set, else the preset, else 0. */
export function selectTotalCents({ context }: Snapshot): bigint {
  const typed = parseMoney(context.custom);
  return typed.kind === 'amount' ? typed.cents : centsOf(context.preset ?? 0);
}

export const isPayable = (snapshot: Snapshot): boolean => snapshot.hasTag('payable');

/** The error of the custom amount; undefined while it is valid or being typed. */
export const selectProblem = (snapshot: Snapshot): MoneyProblem | undefined =>
  snapshot.matches({ custom: 'refused' }) ? parseMoney(snapshot.context.custom).problem : undefined;
