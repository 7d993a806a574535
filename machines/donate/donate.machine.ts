import { assign, emit, setup } from 'xstate';
import { DEFAULT_PRESET, type DonationPreset } from '../../src/domain/donation.ts';
import { centsOf, parseMoney } from '../../src/domain/money.ts';

export interface DonateContext {
  /** In dollars; undefined while a custom amount is being typed, and after. */
  preset: DonationPreset | undefined;
  /** The custom amount exactly as typed. */
  custom: string;
}

export type DonateEvent =
  | { type: 'preset.choose'; preset: DonationPreset }
  | { type: 'custom.change'; text: string }
  /** The custom field has been left. */
  | { type: 'custom.leave' }
  | { type: 'donate.submit' };

/** There is an amount, and the visitor asked to give it. */
export interface DonateEmitted {
  type: 'donation.asked';
}

/** What is given: the custom amount if set, else the preset, else 0. */
export function totalCents({ preset, custom }: DonateContext): bigint {
  const typed = parseMoney(custom);
  if (typed.kind === 'amount') return typed.cents;
  return centsOf(preset ?? 0);
}

/**
 * The donation form (docs/product.md P8.4): choosing a preset clears the custom text, typing
 * clears the preset. Tag `payable` where there is an amount above nothing. What cannot be read or given is
 * called a mistake only once the field is left: nobody is corrected while typing.
 */
export const donateMachine = setup({
  // Stryker disable next-line ObjectLiteral: Only the compiler reads it.
  types: {
    context: {} as DonateContext,
    events: {} as DonateEvent,
    emitted: {} as DonateEmitted,
    tags: {} as 'payable',
  },
  actions: {
    choose: assign((_, { preset }: { preset: DonationPreset }) => ({ preset, custom: '' })),
    type: assign((_, { text }: { text: string }) => ({ preset: undefined, custom: text })),
    emitAsked: emit({ type: 'donation.asked' }),
  },
  guards: {
    isBlank: ({ context }) => parseMoney(context.custom).kind === 'none',
    isGift: ({ context }) => totalCents(context) > 0n,
  },
}).createMachine({
  id: 'donate',
  context: { preset: DEFAULT_PRESET, custom: '' },
  on: {
    'preset.choose': {
      target: '.preset',
      actions: { type: 'choose', params: ({ event }) => event },
    },
    'custom.change': {
      target: '.custom',
      actions: { type: 'type', params: ({ event }) => event },
    },
  },
  initial: 'preset',
  states: {
    preset: { tags: 'payable', on: { 'donate.submit': { actions: 'emitAsked' } } },
    custom: {
      initial: 'reading',
      states: {
        reading: {
          always: [
            { guard: 'isBlank', target: 'blank' },
            { guard: 'isGift', target: 'amount' },
            'typing',
          ],
        },
        /** Neither preset nor custom amount. */
        blank: {},
        amount: { tags: 'payable', on: { 'donate.submit': { actions: 'emitAsked' } } },
        /** Not an amount to give, perhaps not yet. */
        typing: { on: { 'custom.leave': 'refused' } },
        refused: {},
      },
    },
  },
});
