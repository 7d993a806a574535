import { assign, setup } from 'xstate';

/** Eventless transitions that loop until a guard ends them. */
export const guessingMachine = setup({
  types: { context: {} as { low: number; high: number; tries: number } },
  guards: {
    isFound: ({ context: { low, high } }) => high - low <= 1,
    isTired: ({ context: { tries } }) => tries >= 20,
  },
  actions: {
    halve: assign(({ context: { low, high, tries } }) => ({
      low: Math.floor((low + high) / 2),
      high,
      tries: tries + 1,
    })),
  },
}).createMachine({
  id: 'guessing',
  context: { low: 0, high: 1000, tries: 0 },
  initial: 'ready',
  states: {
    ready: { on: { START: 'comparing' } },
    comparing: {
      always: [
        { guard: 'isFound', target: 'found' },
        { guard: 'isTired', target: 'givenUp' },
        { target: 'halving' },
      ],
    },
    halving: { entry: 'halve', always: 'comparing' },
    found: { on: { AGAIN: 'ready' } },
    givenUp: { type: 'final' },
  },
});
