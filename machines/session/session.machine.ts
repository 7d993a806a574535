import { assign, emit } from 'xstate';
import { toAuthFailure } from '../../src/domain/authFailure.ts';
import { openingLink } from './session.openingLink.ts';
import { rechecking } from './session.rechecking.ts';
import { restoring } from './session.restoring.ts';
import { assertDefined, sessionSetup } from './session.setup.ts';
import { signedIn } from './session.signedIn.ts';

/**
 * Who is signed in, since when and for how long: the whole policy of the session. It decides when
 * to restore, refresh, retry, drop and recover; the services only carry its requests.
 *
 * - `restoring`: a link in the address bar, else a stored session, else nobody
 * - `openingLink`: from a link to its session, asking first where it would replace somebody, or where a
 *   program that checks mails could have opened it
 * - `rechecking`: back from the back/forward cache; storage knows who may still see the page
 * - `signedIn`: `freshness` of the token, the `profile` and a password `recovery`, side by side
 * - `signingOut`: storage is cleared already, the server is being told
 * - `signedOut`
 *
 * Tags: `loading` while the first session and profile load runs, `asking` while a question about a
 * link stands over the page, `signedIn`, `signedOut`, `recovering` while a new password is asked for.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    now: input.now,
    session: undefined,
    profile: undefined,
    tabVisible: true,
    hasBegun: false,
    waitingLink: undefined,
    link: undefined,
    requestedEmail: undefined,
    currentUser: undefined,
    pendingExchange: undefined,
    linkProblem: undefined,
    recoveryFor: undefined,
    refusedToken: undefined,
    endReason: undefined,
    memoryOnly: false,
    attempt: 0,
    firstAttemptAt: 0,
    coolDownMs: 0,
    recoveryError: undefined,
  }),
  invoke: [
    { id: 'store', src: 'store' },
    // Stryker disable next-line StringLiteral: Nothing is sent to it: its id is only a name.
    { id: 'tab', src: 'tab' },
    // Stryker disable next-line StringLiteral: Nothing is sent to it: its id is only a name.
    { id: 'address', src: 'address' },
    { id: 'ender', src: 'endSession' },
  ],
  on: {
    // Opened as soon as the state allows.
    'link.arrived': { actions: { type: 'noteLink', params: ({ event }) => event } },
    'tab.shown': { actions: 'noteTabShown' },
    'tab.hidden': { actions: assign({ tabVisible: false }) },
    'recovery.changed': {
      actions: assign(({ event }) => ({ recoveryFor: event.userId })),
    },
    'storage.unavailable': {
      guard: ({ context }) => !context.memoryOnly,
      actions: [assign({ memoryOnly: true }), emit({ type: 'memoryOnly' })],
    },
    'link.dismiss': { actions: assign({ linkProblem: undefined }) },
  },
  initial: 'restoring',
  states: {
    restoring,
    openingLink,
    rechecking,
    signedIn,
    /**
     * Storage is cleared before the server is asked: offline, too, signing out signs out. A slow server
     * is told all the same, but nobody waits for it longer than `patience`.
     */
    signingOut: {
      entry: 'clearStore',
      after: {
        patience: {
          target: 'signedOut',
          actions: [
            { type: 'forgetSession', params: 'asked' as const },
            emit({ type: 'signedOut', reason: 'asked', failure: undefined }),
          ],
        },
      },
      invoke: {
        src: 'signOut',
        input: ({ context }) => assertDefined(context.session),
        onDone: {
          target: 'signedOut',
          actions: [
            { type: 'forgetSession', params: 'asked' as const },
            emit(({ event }) => ({
              type: 'signedOut' as const,
              reason: 'asked' as const,
              failure: event.output,
            })),
          ],
        },
        onError: {
          target: 'signedOut',
          actions: [
            { type: 'forgetSession', params: 'asked' as const },
            emit(({ event }) => ({
              type: 'signedOut' as const,
              reason: 'asked' as const,
              failure: toAuthFailure(event.error),
            })),
          ],
        },
      },
    },
    /** A refusal that storage could not explain away: out, and the person is told why. */
    dropped: {
      always: {
        target: 'signedOut',
        actions: [
          'clearStore',
          { type: 'emitInitialSession', params: true },
          { type: 'forgetSession', params: 'refused' as const },
          emit({ type: 'signedOut', reason: 'refused', failure: undefined }),
        ],
      },
    },
    signedOut: {
      tags: 'signedOut',
      entry: 'noteBegun',
      always: { guard: 'linkWaits', target: 'openingLink' },
      on: {
        'page.restored': 'rechecking',
        'signOut.settled': { actions: assign({ endReason: undefined }) },
        'storage.changed': {
          guard: { type: 'exists', params: ({ event }) => event.session },
          target: 'signedIn',
          actions: [
            { type: 'keepSession', params: ({ event }) => assertDefined(event.session) },
            emit(({ event }) => ({
              type: 'signedIn' as const,
              session: assertDefined(event.session),
            })),
          ],
        },
      },
    },
  },
});
