import { setup } from 'xstate';

/** Delayed transitions: by a number, a name, and a function of the context. */
export const trafficLightMachine = setup({
  types: { context: {} as { rushHour: boolean } },
  delays: {
    yellowTime: 3000,
    redTime: ({ context }) => (context.rushHour ? 30_000 : 10_000),
  },
}).createMachine({
  id: 'trafficLight',
  context: { rushHour: false },
  initial: 'green',
  states: {
    green: { after: { 20_000: 'yellow' } },
    yellow: { after: { yellowTime: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { 5000: 'wait' } },
        wait: { after: { 2000: 'stop' } },
        stop: {},
      },
      after: { redTime: 'green' },
    },
  },
});
