import { createMachine, fromObservable, raise } from 'xstate';

/** Invoked inline, without a name by which it could be provided. */
const messages = fromObservable(() => {
  throw new Error('Nothing listens while a machine is only thought through');
});

/** A machine without a screen: a connection that opens, listens and retries. */
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
