import { emit, raise } from 'xstate';
import type { RefreshFailure } from '../../src/domain/authFailure.ts';
import { sessionOf } from './session.context.ts';
import { sessionSetup } from './session.setup.ts';

const failureIn = ({ event }: { event: { error: unknown } }) => event.error as RefreshFailure;

/** Takes over what storage held after a refusal. */
const followStored = {
  type: 'follow',
  params: (args: { event: { error: unknown } }) => failureIn(args).stored,
} as const;

/**
 * One refresh attempt, shared by `restoring` and `signedIn`, next to their `backingOff` states. A
 * refusal ends the session only if storage holds no other one. It never targets `checking`, because
 * a service that issues short-lived or invalid tokens would then be called in a loop.
 */
export const refreshing = sessionSetup.createStateConfig({
  invoke: {
    src: 'refreshSession',
    input: ({ context }) => sessionOf(context),
    onDone: {
      target: '#session.signedIn.freshness.fresh',
      actions: [
        { type: 'follow', params: ({ event }) => event.output },
        { type: 'saveSession', params: ({ event }) => event.output },
        { type: 'announceRefresh', params: ({ event }) => event.output },
      ],
    },
    onError: [
      {
        guard: { type: 'isSomebodyElse', params: failureIn },
        target: '#session.signedIn',
        actions: followStored,
      },
      {
        guard: { type: 'wasRotatedElsewhere', params: failureIn },
        target: '#session.signedIn.freshness.fresh',
        actions: [followStored, raise({ type: 'session.refreshed' })],
      },
      {
        guard: { type: 'isRefusal', params: failureIn },
        target: '#session.signedOut',
        actions: [
          'clearStore',
          { type: 'forgetSession', params: 'refused' },
          'begin',
          emit({ type: 'signedOut', reason: 'refused' }),
        ],
      },
      {
        guard: { type: 'isRateLimit', params: failureIn },
        target: '#session.signedIn.freshness.coolingDown',
        actions: [
          { type: 'recordCoolDown', params: failureIn },
          'begin',
          raise({ type: 'token.unavailable' }),
        ],
      },
      { guard: 'mayRetry', target: 'backingOff' },
      {
        target: '#session.signedIn.freshness.fresh',
        actions: ['begin', raise({ type: 'token.unavailable' })],
      },
    ],
  },
});
