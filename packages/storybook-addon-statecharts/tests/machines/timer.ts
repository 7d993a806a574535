import { assign, fromCallback, setup } from 'xstate';

/** A machine factory: each caller chooses the duration. */
export const createTimerMachine = (seconds: number) =>
  setup({
    types: {
      context: {} as { left: number },
      events: {} as { type: 'start' } | { type: 'pause' } | { type: 'tick' },
    },
    actors: {
      ticking: fromCallback(({ sendBack }) => {
        const interval = setInterval(() => sendBack({ type: 'tick' }), 1000);
        return () => clearInterval(interval);
      }),
    },
  }).createMachine({
    id: 'timer',
    context: { left: seconds },
    initial: 'paused',
    states: {
      paused: { on: { start: 'running' } },
      running: {
        invoke: { src: 'ticking' },
        always: { guard: ({ context }) => context.left <= 0, target: 'over' },
        on: {
          tick: { actions: assign({ left: ({ context }) => context.left - 1 }) },
          pause: 'paused',
        },
      },
      over: { type: 'final' },
    },
  });
