import { and, assign, createMachine, not, stateIn } from 'xstate';

interface Context {
  count: number;
}

/** Inline guards, and guards composed of guards. */
export const counterMachine = createMachine({
  id: 'counter',
  types: {} as {
    context: Context;
    events: { type: 'INC' } | { type: 'DEC' } | { type: 'RESET' } | { type: 'SET'; value: number };
  },
  context: { count: 0 },
  initial: 'counting',
  states: {
    counting: {
      on: {
        INC: [
          {
            guard: ({ context }) => context.count < 3,
            actions: assign({ count: ({ context }) => context.count + 1 }),
          },
          { target: 'full' },
        ],
        DEC: {
          guard: not(({ context }) => context.count === 0),
          actions: assign({ count: ({ context }) => context.count - 1 }),
        },
        SET: {
          guard: and([({ event }) => event.value >= 0, ({ event }) => event.value <= 3]),
          actions: assign({ count: ({ event }) => event.value }),
        },
      },
    },
    full: { on: { RESET: { target: 'counting', actions: assign({ count: 0 }) } } },
  },
  on: { RESET: { guard: stateIn('counting'), actions: assign({ count: 0 }) } },
});
