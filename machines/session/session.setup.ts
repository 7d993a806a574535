import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  DEFAULT_RETRY_AFTER_MS,
  isUnauthorized,
  toAuthFailure,
  type AuthFailure,
} from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import {
  expiresWithinMargin,
  hasExpired,
  isSecondFactorVerified,
  refreshIsDue,
  RETRY_LIMIT_MS,
  RETRY_STEP_MS,
  SIGN_OUT_TIMEOUT_MS,
  TICK_MS,
  type Session,
} from '../../src/domain/session.ts';
import type {
  AddressLink,
  EndCommand,
  EndReason,
  LinkExchange,
  OpenedLink,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  StoreCommand,
  UsableLink,
} from './session.types.ts';

/** Parameters of a failure handler: an object, because XState cannot infer a bare unknown. */
interface Thrown {
  error: unknown;
}

function notProvided(name: string): never {
  throw new Error(`${name} is not provided`);
}

/** Narrows a value that the current state guarantees. */
export function assertDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The statechart reached a state without its value');
  return value;
}

/** Opens a link that arrived meanwhile, once no token request is in flight that would be lost. */
export const openWaitingLink = { guard: 'linkWaits', target: '#session.openingLink' } as const;

const noLink = {
  link: undefined,
  requestedEmail: undefined,
  currentUser: undefined,
  pendingExchange: undefined,
} as const;

function usableOf(link: AddressLink): UsableLink | undefined {
  // Stryker disable next-line ConditionalExpression: A link of another kind is dropped in the same step.
  return link.kind === 'tokens' || link.kind === 'tokenHash' ? link : undefined;
}

/**
 * Names every actor, action, guard and delay of the session statechart. `src/services` provides the
 * actors at the composition root; tests provide fakes.
 */
export const sessionSetup = setup({
  // Stryker disable next-line ObjectLiteral: Only the compiler reads it.
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'loading' | 'asking' | 'signedIn' | 'signedOut' | 'recovering',
  },
  actors: {
    /** Reads the link in the URL and removes it before any request is sent. */
    readLink: fromPromise<OpenedLink>(() => notProvided('readLink')),
    /** Exchanges a link's tokens or token hash for a session, without storing it. */
    exchangeLink: fromPromise<LinkExchange, UsableLink>(() => notProvided('exchangeLink')),
    readStorage: fromPromise<Session | undefined>(() => notProvided('readStorage')),
    /** Sends one `POST /token`, or adopts another tab's fresh session; never retries. */
    refreshSession: fromPromise<Session, Session>(() => notProvided('refreshSession')),
    loadProfile: fromPromise<Profile | undefined, Session>(() => notProvided('loadProfile')),
    updatePassword: fromPromise<void, { session: Session; password: string }>(() =>
      notProvided('updatePassword'),
    ),
    /**
     * Writes and clears the stored session; reports changes from other tabs and unavailable
     * storage.
     */
    store: fromCallback<StoreCommand>(() => notProvided('store')),
    /** Reports tab visibility, bfcache restores and the network coming back. */
    tab: fromCallback(() => notProvided('tab')),
    /** Reports links that arrive by a hash change, and removes them from the URL. */
    address: fromCallback(() => notProvided('address')),
    /** Ends sessions on the server; answers a sign-out by `signOut.answered`. */
    endSession: fromCallback<EndCommand>(() => notProvided('endSession')),
  },
  actions: {
    keepSession: enqueueActions(({ context, enqueue }, session: Session) => {
      if (context.hasBegun && isSecondFactorVerified(context.session, session))
        enqueue.emit({ type: 'mfaChallengeVerified' });
      enqueue.assign({ session, attempt: 0, endReason: undefined });
    }),
    saveSession: sendTo('store', (_, session: Session): StoreCommand => ({
      type: 'store.write',
      session,
    })),
    clearStore: sendTo('store', (): StoreCommand => ({ type: 'store.clear' })),
    forgetSession: assign((_, endReason: EndReason) => ({
      session: undefined,
      profile: undefined,
      refusedToken: undefined,
      recoveryFor: undefined,
      recoveryError: undefined,
      attempt: 0,
      endReason,
    })),
    recordLink: assign((_, { link, requestedEmail }: OpenedLink) => ({
      waitingLink: { link, requestedEmail },
    })),
    takeLink: assign(({ context }) => {
      const { link, requestedEmail } = assertDefined(context.waitingLink);
      return {
        waitingLink: undefined,
        link: usableOf(link),
        requestedEmail,
        // Stryker disable next-line ConditionalExpression: Other kinds have no code; the check only satisfies the compiler.
        linkProblem: link.kind === 'problem' ? link.code : undefined,
      };
    }),
    setCurrentUser: assign(({ context }, stored: Session | undefined) => ({
      currentUser: (context.memoryOnly && context.session ? context.session : stored)?.user,
    })),
    setPendingExchange: assign((_, pendingExchange: LinkExchange) => ({ pendingExchange })),
    savePendingSession: sendTo('store', ({ context }): StoreCommand => ({
      type: 'store.write',
      session: assertDefined(context.pendingExchange).session,
    })),
    /** Sent after the session, so that other tabs know the user when they read it. */
    saveRecovery: sendTo('store', ({ context }): StoreCommand => ({
      type: 'store.recovery',
      userId: context.recoveryFor,
    })),
    endRecovery: assign({ recoveryFor: undefined, recoveryError: undefined }),
    endPendingSession: sendTo('ender', ({ context }): EndCommand => ({
      type: 'session.discard',
      session: assertDefined(context.pendingExchange).session,
    })),
    requestSignOut: sendTo('ender', ({ context }): EndCommand => ({
      type: 'session.signOut',
      session: assertDefined(context.session),
    })),
    emitSignOutFailure: enqueueActions(({ enqueue }, failure: AuthFailure | undefined) => {
      if (failure !== undefined) enqueue.emit({ type: 'signOutFailed', failure });
    }),
    /**
     * Replaces the current user with the link's account. Only an unfinished password recovery of
     * the same user is kept.
     */
    acceptPendingExchange: enqueueActions(({ context, enqueue }) => {
      const { session, recovery } = assertDefined(context.pendingExchange);
      const { id } = session.user;
      if (isSecondFactorVerified(context.session, session))
        enqueue.emit({ type: 'mfaChallengeVerified' });
      enqueue.assign({
        session,
        profile: undefined,
        refusedToken: undefined,
        recoveryFor: recovery || context.recoveryFor === id ? id : undefined,
        recoveryError: undefined,
        attempt: 0,
        endReason: undefined,
      });
    }),
    emitLinkOpened: enqueueActions(({ context, enqueue }) => {
      enqueue.emit({
        type: 'linkOpened',
        email: assertDefined(context.pendingExchange).session.user.email,
        isUnrequested: context.currentUser === undefined && context.requestedEmail === undefined,
      });
    }),
    forgetLink: assign(noLink),
    recordLinkProblem: assign((_, linkProblem: string) => ({ linkProblem })),
    /** Reports a failed link once the session is known. */
    emitLinkFailed: enqueueActions(({ context, enqueue }) => {
      if (context.linkProblem === undefined) return;
      enqueue.emit({
        type: 'linkFailed',
        code: context.linkProblem,
        isSignedIn: context.session !== undefined,
      });
    }),
    recordBegun: assign({ hasBegun: true }),
    /** Emitted once per page; a stored session that the server refused counts as none. */
    emitInitialSession: enqueueActions(({ context, enqueue }, wasRefused: boolean) => {
      if (context.hasBegun) return;
      const session = wasRefused ? undefined : context.session;
      enqueue.emit({ type: 'initialSession', session });
      if (context.linkProblem === undefined) return;
      enqueue.emit({
        type: 'linkFailed',
        code: context.linkProblem,
        isSignedIn: session !== undefined,
      });
    }),
    /** A new token: requests that failed with the old one may be retried. */
    announceRefresh: enqueueActions(({ enqueue }, session: Session) => {
      enqueue.emit({ type: 'tokenRefreshed', session });
      enqueue.raise({ type: 'session.refreshed' });
    }),
    recordTabShown: assign({ tabVisible: true }),
    beginRound: assign(({ context }) => ({ attempt: 1, firstAttemptAt: context.now() })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    recordCoolDown: assign((_, { error }: Thrown) => ({
      coolDownMs: toAuthFailure(error).retryAfterMs ?? DEFAULT_RETRY_AFTER_MS,
    })),
    recordRefusal: assign(({ context }) => ({ refusedToken: context.session?.accessToken })),
    /** A failed profile load is only logged (docs/product.md P7.12). */
    logProfileFailure: (_, _thrown: Thrown) => notProvided('logProfileFailure'),
  },
  guards: {
    tabIsHidden: ({ context }) => !context.tabVisible,
    isExpiring: ({ context }, session: Session | undefined) =>
      session !== undefined && expiresWithinMargin(session, context.now()),
    /** True near expiry, or after the data service refused this token. */
    refreshIsDue: ({ context }) =>
      context.session !== undefined &&
      (refreshIsDue(context.session, context.now()) ||
        context.session.accessToken === context.refusedToken),
    tokenIsUsable: ({ context }) => !hasExpired(assertDefined(context.session), context.now()),
    mayRecheck: ({ context }) =>
      context.tabVisible && !hasExpired(assertDefined(context.session), context.now()),
    /** This token could not be refreshed for now. */
    hasTriedToRefresh: ({ context }) => context.attempt > 0,
    /** True for the first refusal since data was last read: refresh the token and retry once. */
    mayRenew: ({ context }, { error }: Thrown) =>
      isUnauthorized(error) && context.refusedToken === undefined,
    exists: (_, session: Session | undefined) => session !== undefined,
    isRefusal: (_, { error }: Thrown) =>
      ['refused', 'invalidResponse'].includes(toAuthFailure(error).kind),
    isRateLimit: (_, { error }: Thrown) => toAuthFailure(error).kind === 'rateLimited',
    mayRetry: ({ context }) =>
      context.now() + RETRY_STEP_MS * context.attempt - context.firstAttemptAt <= RETRY_LIMIT_MS,
    isOnlyInMemory: ({ context }) => context.memoryOnly && context.session !== undefined,
    /** Storage holds a newer token: another tab refreshed first. */
    wasRotatedElsewhere: ({ context }, stored: Session | undefined) =>
      // Stryker disable next-line OptionalChaining: Guards a refused session, which exists; the check only satisfies the compiler.
      stored !== undefined && stored.refreshToken !== context.session?.refreshToken,
    isSomebodyElse: ({ context }, session: Session | undefined) =>
      // Stryker disable next-line OptionalChaining: Guards a refused session, which exists; the check only satisfies the compiler.
      session !== undefined && session.user.id !== context.session?.user.id,
    isSamePerson: ({ context }, session: Session | undefined) =>
      session !== undefined && session.user.id === context.session?.user.id,
    hasBegun: ({ context }) => context.hasBegun,
    linkWaits: ({ context }) => context.waitingLink !== undefined,
    isLinkProblem: ({ context }) => assertDefined(context.waitingLink).link.kind === 'problem',
    /** The link opened in a background tab. */
    mustAwaitVisibility: ({ context }) =>
      assertDefined(context.link).kind === 'tokenHash' && !context.tabVisible,
    /**
     * An email scanner may have opened the link: this browser neither requested one nor has a
     * session.
     */
    isUnrequested: ({ context }) =>
      assertDefined(context.link).kind === 'tokenHash' &&
      context.requestedEmail === undefined &&
      context.currentUser === undefined,
    /**
     * The link's account is the signed-in one. Signed out, it is the one for which this browser
     * requested a link, if it requested any.
     */
    isExpectedUser: ({ context: { currentUser, requestedEmail, pendingExchange } }) => {
      const { user } = assertDefined(pendingExchange).session;
      if (currentUser !== undefined) return currentUser.id === user.id;
      return (
        requestedEmail === undefined || requestedEmail.toLowerCase() === user.email?.toLowerCase()
      );
    },
    isRecovery: ({ context }) => assertDefined(context.pendingExchange).recovery,
    mustChoosePassword: ({ context }) =>
      context.recoveryFor === assertDefined(context.session).user.id,
    /** Saved or dismissed in another tab. */
    recoveryIsOver: ({ context }) => context.recoveryFor !== assertDefined(context.session).user.id,
  },
  delays: {
    tick: TICK_MS,
    retryDelay: ({ context }) => RETRY_STEP_MS * context.attempt,
    coolDown: ({ context }) => context.coolDownMs,
    patience: SIGN_OUT_TIMEOUT_MS,
  },
});
