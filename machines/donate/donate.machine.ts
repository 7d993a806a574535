import { assign, emit, setup } from 'xstate';
import { DEFAULT_PRESET, type DonationPreset } from '../../src/domain/donation.ts';
import { parseMoney } from '../../src/domain/money.ts';

export interface DonateContext {
  /** In dollars; undefined once the visitor types a custom amount. */
  preset: DonationPreset | undefined;
  /** The custom amount exactly as typed. */
  custom: string;
}

export type DonateEvent =
  | { type: 'preset.choose'; preset: DonationPreset }
  | { type: 'custom.change'; text: string }
  /** The custom field lost focus. */
  | { type: 'custom.leave' }
  | { type: 'donate.submit' };

/** The visitor submitted a valid amount. */
export interface DonateEmitted {
  type: 'donation.submitted';
}

const types = {} as {
  context: DonateContext;
  events: DonateEvent;
  emitted: DonateEmitted;
  tags: 'payable';
};

/**
 * The donation form (docs/product.md P8.4): choosing a preset clears the custom text, and typing
 * clears the preset. The tag `payable` marks an amount above zero. An invalid amount is reported
 * only on blur, so typing is never interrupted.
 */
export const donateMachine = setup({
  types,
  actions: {
    choose: assign((_, { preset }: { preset: DonationPreset }) => ({ preset, custom: '' })),
    type: assign((_, { text }: { text: string }) => ({ preset: undefined, custom: text })),
    emitSubmitted: emit({ type: 'donation.submitted' }),
  },
  guards: {
    isBlank: ({ context }) => parseMoney(context.custom).kind === 'none',
    isAmount: ({ context }) => parseMoney(context.custom).kind === 'amount',
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
    preset: { tags: 'payable', on: { 'donate.submit': { actions: 'emitSubmitted' } } },
    custom: {
      initial: 'reading',
      states: {
        reading: {
          always: [
            { guard: 'isBlank', target: 'blank' },
            { guard: 'isAmount', target: 'amount' },
            'typing',
          ],
        },
        blank: {},
        amount: { tags: 'payable', on: { 'donate.submit': { actions: 'emitSubmitted' } } },
        /** Not a valid amount, perhaps because it is incomplete. */
        typing: { on: { 'custom.leave': 'refused' } },
        refused: {},
      },
    },
  },
});
