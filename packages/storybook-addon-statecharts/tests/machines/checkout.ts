import { createMachine } from 'xstate';

/** A history state: returning to the payment restores the chosen method. */
export const checkoutMachine = createMachine({
  id: 'checkout',
  initial: 'payment',
  states: {
    payment: {
      initial: 'card',
      states: {
        card: { on: { 'method.transfer': 'transfer' } },
        transfer: {
          initial: 'domestic',
          states: {
            domestic: { on: { 'country.abroad': 'abroad' } },
            abroad: {},
          },
          on: { 'method.card': 'card' },
        },
        last: { type: 'history' },
        lastExactly: { type: 'history', history: 'deep', target: 'card' },
      },
      on: { next: 'review' },
    },
    review: {
      on: {
        back: 'payment.last',
        edit: 'payment.lastExactly',
        confirm: 'paid',
      },
    },
    paid: { type: 'final' },
  },
});
