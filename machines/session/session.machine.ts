import { assign, emit } from 'xstate';
import type { AuthFailure } from '../../src/domain/authFailure.ts';
import { openingLink } from './session.openingLink.ts';
import { restoring } from './session.restoring.ts';
import { signedIn } from './session.signedIn.ts';
import { sessionOf } from './session.context.ts';
import { sessionSetup, signedInElsewhere } from './session.setup.ts';

const signOutFailure = {
  type: 'emitSignOutFailure',
  params: ({ event }: { event: { failure: AuthFailure | undefined } }) => event.failure,
} as const;

/**
 * The session policy: when to restore, refresh, retry, drop and recover. The services only send its
 * requests. The link in the URL and the stored session are its input.
 *
 * - `restoring`: a link, else the stored session, else signed out
 * - `openingLink`: exchanges a link for its session, after confirming if it would replace another
 *   user or if an email scanner may have opened it
 * - `signedIn`: parallel `freshness` of the token, `profile` and password `recovery`
 * - `signingOut`: storage is already cleared; the sign-out request is pending
 * - `signedOut`
 *
 * Tags: `loading` during the first session and profile load, `asking` while a link dialog is open,
 * `signedIn`, `signedOut`, `recovering` while a new password is required.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input: { link, requestedEmail, ...input } }) => ({
    tabVisible: true,
    ...input,
    waitingLink: link && { link, requestedEmail },
    hasBegun: false,
    memoryOnly: false,
    attempt: 0,
    firstAttemptAt: 0,
    coolDownMs: 0,
  }),
  invoke: { src: 'browser', input: ({ context }) => context.stored },
  on: {
    // Opened as soon as the state allows.
    'link.arrived': { actions: { type: 'recordLink', params: ({ event }) => event } },
    'link.failed': { actions: { type: 'recordLinkProblem', params: ({ event }) => event.code } },
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
    signedIn,
    /**
     * Clears storage before asking the server, so that signing out works offline. After `patience`
     * the user stops waiting; a refusal is reported whenever it comes.
     */
    signingOut: {
      entry: [
        'clearStore',
        { type: 'requestSignOut', params: ({ context }) => sessionOf(context) },
      ],
      exit: [
        { type: 'forgetSession', params: 'asked' },
        emit({ type: 'signedOut', reason: 'asked' }),
      ],
      after: { patience: 'signedOut' },
      on: { 'signOut.answered': { target: 'signedOut', actions: signOutFailure } },
    },
    signedOut: {
      tags: 'signedOut',
      always: { guard: 'linkWaits', target: 'openingLink' },
      on: {
        'page.restored': { target: 'restoring', actions: 'readStorage' },
        'signOut.settled': { actions: assign({ endReason: undefined }) },
        'storage.changed': signedInElsewhere,
      },
    },
  },
});
