import { raise } from 'xstate';
import { assertDefined, sessionSetup } from './session.setup.ts';

/**
 * One refresh attempt, shared by `restoring` and `signedIn`, next to their `confirmingRefusal` and
 * `backingOff` states. It never targets `checking`, because a service that issues short-lived or
 * invalid tokens would then be called in a loop.
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
          { type: 'recordCoolDown', params: ({ event }) => ({ error: event.error }) },
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
