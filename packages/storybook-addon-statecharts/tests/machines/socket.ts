import { createMachine, fromObservable, raise } from 'xstate';

/** It is written where it is invoked, without a name by which it could be provided. */
const messages = fromObservable(() => {
  throw new Error('Nothing listens while a machine is only thought through');
});

/** No screen at all: a connection that opens, listens and tries again. */
export const socketMachine = createMachine(
  {
    id: 'socket',
    types: {} as {
      events: { type: 'connect' } | { type: 'opened' } | { type: 'lost' } | { type: 'close' };
    },
    initial: 'disconnected',
    states: {
      disconnected: { on: { connect: 'connecting' } },
      connecting: {
        on: { opened: 'connected', lost: 'waiting' },
        after: { 5000: { actions: raise({ type: 'lost' }) } },
      },
      connected: {
        invoke: { src: messages, onError: 'waiting', onSnapshot: {} },
        on: { lost: 'waiting', close: 'disconnected' },
      },
      waiting: { after: { backoff: 'connecting' }, on: { close: 'disconnected' } },
    },
  },
  { delays: { backoff: 1000 } },
);
