import { assertDefined, sessionSetup } from './session.setup.ts';

/**
 * One attempt at a fresh session, at the start and while signed in alike. Not on to `checking`, in any
 * case: a service that hands out short tokens, or none, must not be asked in a loop.
 * @param states.confirming where storage is read once more after a refusal
 * @param states.retrying where the next attempt is waited for; undefined to make none
 */
export function refreshing(states: { confirming: string; retrying: string | undefined }) {
  const { confirming, retrying } = states;
  return sessionSetup.createStateConfig({
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
          target: confirming,
        },
        {
          guard: { type: 'isRateLimit', params: ({ event }) => ({ error: event.error }) },
          target: '#session.signedIn.freshness.coolingDown',
          actions: [
            { type: 'noteCoolDown', params: ({ event }) => ({ error: event.error }) },
            { type: 'emitInitialSession', params: false },
          ],
        },
        ...(retrying === undefined ? [] : [{ guard: 'mayRetry' as const, target: retrying }]),
        {
          target: '#session.signedIn.freshness.fresh',
          actions: { type: 'emitInitialSession', params: false },
        },
      ],
    },
  });
}
