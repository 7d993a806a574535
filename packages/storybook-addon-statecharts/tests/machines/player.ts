import { createMachine } from 'xstate';

/** Wildcards: any event, and any event with a prefix. */
export const playerMachine = createMachine({
  id: 'player',
  initial: 'idle',
  states: {
    idle: { on: { 'media.play': 'playing', '*': 'confused' } },
    playing: {
      on: {
        'media.stop': 'idle',
        'media.*': {},
        'pointer.*': { target: 'playing.shown' },
      },
      initial: 'hidden',
      states: { hidden: {}, shown: { after: { 2000: 'hidden' } } },
    },
    confused: { on: { '*': 'idle' } },
  },
});
