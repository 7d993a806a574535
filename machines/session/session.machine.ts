import { assign, emit } from 'xstate';
import type { AuthFailure } from '../../src/domain/authFailure.ts';
import { openingLink } from './session.openingLink.ts';
import { rechecking } from './session.rechecking.ts';
import { restoring } from './session.restoring.ts';
import { assertDefined, sessionSetup } from './session.setup.ts';
import { signedIn } from './session.signedIn.ts';

const signOutFailure = {
  type: 'emitSignOutFailure',
  params: ({ event }: { event: { failure: AuthFailure | undefined } }) => event.failure,
} as const;

/**
 * The session policy: when to restore, refresh, retry, drop and recover. The services only send its
 * requests.
 *
 * - `restoring`: a link in the URL, else the stored session, else signed out
 * - `openingLink`: exchanges a link for its session, after confirming if it would replace another
 *   user or if an email scanner may have opened it
 * - `rechecking`: the page came back from the back/forward cache; storage decides who may see it
 * - `signedIn`: parallel `freshness` of the token, `profile` and password `recovery`
 * - `signingOut`: storage is already cleared; the sign-out request is pending
 * - `signedOut`
 *
 * Tags: `loading` during the first session and profile load, `asking` while a link dialog is open,
 * `signedIn`, `signedOut`, `recovering` while a new password is required.
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
    // Stryker disable next-line StringLiteral: The id is never used to send an event.
    { id: 'tab', src: 'tab' },
    // Stryker disable next-line StringLiteral: The id is never used to send an event.
    { id: 'address', src: 'address' },
    { id: 'ender', src: 'endSession' },
  ],
  on: {
    // Opened as soon as the state allows.
    'link.arrived': { actions: { type: 'recordLink', params: ({ event }) => event } },
    'tab.shown': { actions: 'recordTabShown' },
    'tab.hidden': { actions: assign({ tabVisible: false }) },
    'recovery.changed': {
      actions: assign(({ event }) => ({ recoveryFor: event.userId })),
    },
    'storage.unavailable': {
      guard: ({ context }) => !context.memoryOnly,
      actions: [assign({ memoryOnly: true }), emit({ type: 'memoryOnly' })],
    },
    'link.dismiss': { actions: assign({ linkProblem: undefined }) },
    'signOut.answered': { actions: signOutFailure },
  },
  initial: 'restoring',
  states: {
    restoring,
    openingLink,
    rechecking,
    signedIn,
    /**
     * Clears storage before asking the server, so that signing out works offline. After `patience`
     * the user stops waiting; a refusal is reported whenever it comes.
     */
    signingOut: {
      entry: ['clearStore', 'requestSignOut'],
      exit: [
        { type: 'forgetSession', params: 'asked' },
        emit({ type: 'signedOut', reason: 'asked' }),
      ],
      after: { patience: 'signedOut' },
      on: { 'signOut.answered': { target: 'signedOut', actions: signOutFailure } },
    },
    /**
     * The server refused the session and storage has no newer one: sign out and tell the user why.
     */
    dropped: {
      always: {
        target: 'signedOut',
        actions: [
          'clearStore',
          { type: 'emitInitialSession', params: true },
          { type: 'forgetSession', params: 'refused' as const },
          emit({ type: 'signedOut', reason: 'refused' }),
        ],
      },
    },
    signedOut: {
      tags: 'signedOut',
      entry: 'recordBegun',
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
