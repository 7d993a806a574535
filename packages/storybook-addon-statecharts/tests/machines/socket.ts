import { fromObservable, raise, setup } from 'xstate';

/** No screen at all: a connection that opens, listens and tries again. */
export const socketMachine = setup({
  types: {
    events: {} as { type: 'connect' } | { type: 'opened' } | { type: 'lost' } | { type: 'close' },
  },
  actors: {
    messages: fromObservable(() => ({
      subscribe: () => ({ unsubscribe: () => undefined }),
    })),
  },
  delays: { backoff: 1000 },
}).createMachine({
  id: 'socket',
  initial: 'disconnected',
  states: {
    disconnected: { on: { connect: 'connecting' } },
    connecting: {
      on: { opened: 'connected', lost: 'waiting' },
      after: { 5000: { actions: raise({ type: 'lost' }) } },
    },
    connected: {
      invoke: { src: 'messages', onError: 'waiting', onSnapshot: {} },
      on: { lost: 'waiting', close: 'disconnected' },
    },
    waiting: { after: { backoff: 'connecting' }, on: { close: 'disconnected' } },
  },
});
