import { raise } from 'xstate';
import { assertDefined, sessionSetup } from './session.setup.ts';

/**
 * One attempt at a fresh session, at the start and while signed in alike: the state beside
 * `confirmingRefusal`, where storage is read once more, and `backingOff`, where the next attempt is waited
 * for. Not on to `checking`, in any case: a service that hands out short tokens, or none, must not be
 * asked in a loop.
 */
export const refreshing = sessionSetup.createStateConfig({
  invoke: {
    src: 'refreshSession',
    input: ({ context }) => assertDefined(context.session),
    onDone: {
      target: '#session.signedIn.freshness.fresh',
      actions: [
        { type: 'keepSession', params: ({ event }) => event.output },
        { type: 'saveSession', params: ({ event }) => event.output },
        { type: 'emitInitialSession', params: false },
        { type: 'announceRefresh', params: ({ event }) => event.output },
      ],
    },
    onError: [
      {
        guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
        target: 'confirmingRefusal',
      },
      {
        guard: { type: 'isRateLimit', params: ({ event }) => ({ error: event.error }) },
        target: '#session.signedIn.freshness.coolingDown',
        actions: [
          { type: 'noteCoolDown', params: ({ event }) => ({ error: event.error }) },
          { type: 'emitInitialSession', params: false },
          raise({ type: 'token.unavailable' }),
        ],
      },
      { guard: 'mayRetry', target: 'backingOff' },
      {
        target: '#session.signedIn.freshness.fresh',
        actions: [
          { type: 'emitInitialSession', params: false },
          raise({ type: 'token.unavailable' }),
        ],
      },
    ],
  },
});
