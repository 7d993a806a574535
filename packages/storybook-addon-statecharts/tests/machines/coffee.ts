import { createMachine } from 'xstate';

/** Parallel states: both regions must be done before the cup is poured. */
export const coffeeMachine = createMachine({
  id: 'coffee',
  initial: 'preparing',
  states: {
    preparing: {
      type: 'parallel',
      states: {
        beans: {
          initial: 'grinding',
          states: {
            grinding: { on: { BEANS_GROUND: 'ground' } },
            ground: { type: 'final' },
          },
        },
        water: {
          initial: 'boiling',
          states: {
            boiling: { on: { WATER_BOILED: 'boiled' } },
            boiled: { type: 'final' },
          },
        },
      },
      onDone: 'pouring',
    },
    pouring: { on: { CUP_FULL: 'served' } },
    served: { type: 'final' },
  },
});
