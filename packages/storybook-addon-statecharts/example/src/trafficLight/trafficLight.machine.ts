import { setup } from 'xstate';

/** Green, yellow and red by time, and the pedestrians' phase during red. */
export const trafficLightMachine = setup({
  types: { events: {} as { type: 'POWER_OUTAGE' } | { type: 'POWER_RESTORED' } },
  delays: { greenTime: 4000, yellowTime: 1500, redTime: 6000, walkTime: 3000, waitTime: 1500 },
}).createMachine({
  id: 'trafficLight',
  initial: 'green',
  states: {
    green: { after: { greenTime: 'yellow' } },
    yellow: { after: { yellowTime: 'red' } },
    red: {
      initial: 'walk',
      states: {
        walk: { after: { walkTime: 'wait' } },
        wait: { after: { waitTime: 'stop' } },
        stop: {},
      },
      after: { redTime: 'green' },
    },
    blinking: { on: { POWER_RESTORED: 'red' } },
  },
  on: { POWER_OUTAGE: '.blinking' },
});
