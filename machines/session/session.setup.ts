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
  SIGN_OUT_PATIENCE_MS,
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

/** Parameters of what looks at a failure: an object, because XState cannot infer a bare unknown. */
interface Thrown {
  error: unknown;
}

function notProvided(name: string): never {
  throw new Error(`${name} is not provided`);
}

/** A value that the state guarantees: the guard or the way in has seen to it. */
export function assertDefined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The statechart reached a state without its value');
  return value;
}

/** A link that came meanwhile, once no token is under way that would be lost. */
export const openWaitingLink = { guard: 'linkWaits', target: '#session.openingLink' } as const;

const noLink = {
  link: undefined,
  requestedEmail: undefined,
  currentUser: undefined,
  pendingExchange: undefined,
} as const;

function usableOf(link: AddressLink): UsableLink | undefined {
  // Stryker disable next-line ConditionalExpression: A link of another kind is forgotten in the same step, as it leaves.
  return link.kind === 'tokens' || link.kind === 'tokenHash' ? link : undefined;
}

/**
 * Every actor, action, guard and delay of the session statechart by name. The actors are filled by
 * `src/services` at the composition root and by fakes in tests.
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
    /** Reads the address bar, and cleans it before any request is sent. */
    readLink: fromPromise<OpenedLink>(() => notProvided('readLink')),
    /** Turns a link's tokens or token hash into a session; it is neither kept nor stored by this. */
    exchangeLink: fromPromise<LinkExchange, UsableLink>(() => notProvided('exchangeLink')),
    readStorage: fromPromise<Session | undefined>(() => notProvided('readStorage')),
    /** One `POST /token`, or another tab's fresh session; never a second attempt. */
    refreshSession: fromPromise<Session, Session>(() => notProvided('refreshSession')),
    loadProfile: fromPromise<Profile | undefined, Session>(() => notProvided('loadProfile')),
    /** Tells the server, also when nobody waits any longer; resolves with the failure worth showing, or undefined. */
    signOut: fromPromise<AuthFailure | undefined, Session>(() => notProvided('signOut')),
    updatePassword: fromPromise<void, { session: Session; password: string }>(() =>
      notProvided('updatePassword'),
    ),
    /** Writes and clears the stored session; reports other tabs' changes and storage that refuses. */
    store: fromCallback<StoreCommand>(() => notProvided('store')),
    /** Reports the tab shown, hidden or restored, and the network coming back. */
    tab: fromCallback(() => notProvided('tab')),
    /** Reports links that arrive by a change of the address, which it cleans. */
    address: fromCallback(() => notProvided('address')),
    /** Ends sessions at the server that nobody wanted; nobody waits for it. */
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
    noteLink: assign((_, { link, requestedEmail }: OpenedLink) => ({
      waitingLink: { link, requestedEmail },
    })),
    takeLink: assign(({ context }) => {
      const { link, requestedEmail } = assertDefined(context.waitingLink);
      return {
        waitingLink: undefined,
        link: usableOf(link),
        requestedEmail,
        // Stryker disable next-line ConditionalExpression: No other kind has a code; the question is for the compiler.
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
    /** After the session, so that other tabs know the person by the time they read it. */
    saveRecovery: sendTo('store', ({ context }): StoreCommand => ({
      type: 'store.recovery',
      userId: context.recoveryFor,
    })),
    endRecovery: assign({ recoveryFor: undefined, recoveryError: undefined }),
    endPendingSession: sendTo('ender', ({ context }): EndCommand => ({
      type: 'session.end',
      session: assertDefined(context.pendingExchange).session,
    })),
    /**
     * The link's account is this page's from here on; nothing of anybody before stays, but a password that
     * the same person has yet to choose.
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
        wasEmpty: context.currentUser === undefined,
      });
    }),
    forgetLink: assign(noLink),
    noteLinkProblem: assign((_, linkProblem: string) => ({ linkProblem })),
    /** Says of a link that failed that it did, now that it is known who is here. */
    emitLinkFailed: enqueueActions(({ context, enqueue }) => {
      if (context.linkProblem === undefined) return;
      enqueue.emit({
        type: 'linkFailed',
        code: context.linkProblem,
        isSignedIn: context.session !== undefined,
      });
    }),
    noteBegun: assign({ hasBegun: true }),
    /** Once, for the page's first answer to who is here; a stored session that was refused never was one. */
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
    /** A new token; what failed for the old one may be tried again. */
    announceRefresh: enqueueActions(({ enqueue }, session: Session) => {
      enqueue.emit({ type: 'tokenRefreshed', session });
      enqueue.raise({ type: 'session.refreshed' });
    }),
    noteTabShown: assign({ tabVisible: true }),
    beginRound: assign(({ context }) => ({ attempt: 1, firstAttemptAt: context.now() })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    noteCoolDown: assign((_, { error }: Thrown) => ({
      coolDownMs: toAuthFailure(error).retryAfterMs ?? DEFAULT_RETRY_AFTER_MS,
    })),
    noteRefusal: assign(({ context }) => ({ refusedToken: context.session?.accessToken })),
    /** A failed profile load is only logged (docs/product.md P7.12). */
    logProfileFailure: (_, _thrown: Thrown) => notProvided('logProfileFailure'),
  },
  guards: {
    tabIsHidden: ({ context }) => !context.tabVisible,
    isExpiring: ({ context }, session: Session | undefined) =>
      session !== undefined && expiresWithinMargin(session, context.now()),
    /** By the clock, or because the data service has refused this very token. */
    refreshIsDue: ({ context }) =>
      context.session !== undefined &&
      (refreshIsDue(context.session, context.now()) ||
        context.session.accessToken === context.refusedToken),
    tokenIsUsable: ({ context }) => !hasExpired(assertDefined(context.session), context.now()),
    mayRecheck: ({ context }) =>
      context.tabVisible && !hasExpired(assertDefined(context.session), context.now()),
    /** A refresh has been tried for this token, and there is none for now. */
    hasTriedToRefresh: ({ context }) => context.attempt > 0,
    /** The first refusal since data was last read: worth a new token, and one more try. */
    mayRenew: ({ context }, { error }: Thrown) =>
      isUnauthorized(error) && context.refusedToken === undefined,
    exists: (_, session: Session | undefined) => session !== undefined,
    isRefusal: (_, { error }: Thrown) =>
      ['refused', 'invalidResponse'].includes(toAuthFailure(error).kind),
    isRateLimit: (_, { error }: Thrown) => toAuthFailure(error).kind === 'rateLimited',
    mayRetry: ({ context }) =>
      context.now() + RETRY_STEP_MS * context.attempt - context.firstAttemptAt <= RETRY_LIMIT_MS,
    isOnlyInMemory: ({ context }) => context.memoryOnly && context.session !== undefined,
    /** Storage holds a token other than the refused one: another tab was first. */
    wasRotatedElsewhere: ({ context }, stored: Session | undefined) =>
      // Stryker disable next-line OptionalChaining: It is only asked of a refused session, which is there; the question is for the compiler.
      stored !== undefined && stored.refreshToken !== context.session?.refreshToken,
    isSomebodyElse: ({ context }, session: Session | undefined) =>
      // Stryker disable next-line OptionalChaining: It is only asked of a refused session, which is there; the question is for the compiler.
      session !== undefined && session.user.id !== context.session?.user.id,
    isSamePerson: ({ context }, session: Session | undefined) =>
      session !== undefined && session.user.id === context.session?.user.id,
    hasBegun: ({ context }) => context.hasBegun,
    linkWaits: ({ context }) => context.waitingLink !== undefined,
    isLinkProblem: ({ context }) => assertDefined(context.waitingLink).link.kind === 'problem',
    /** Opened in the background, where nobody has seen it yet. */
    mustAwaitVisibility: ({ context }) =>
      assertDefined(context.link).kind === 'tokenHash' && !context.tabVisible,
    /** Perhaps opened by a program that checks mails, which has asked for no link and signed in nowhere. */
    isUnrequested: ({ context }) =>
      assertDefined(context.link).kind === 'tokenHash' &&
      context.requestedEmail === undefined &&
      context.currentUser === undefined,
    /** Nobody is signed in here, or the very person whom the link is for. */
    replacesNoUser: ({ context }) =>
      context.currentUser === undefined ||
      context.currentUser.id === assertDefined(context.pendingExchange).session.user.id,
    isRecovery: ({ context }) => assertDefined(context.pendingExchange).recovery,
    passwordIsAskedFor: ({ context }) =>
      context.recoveryFor === assertDefined(context.session).user.id,
    /** Saved or dismissed in another tab. */
    recoveryIsOver: ({ context }) => context.recoveryFor !== assertDefined(context.session).user.id,
  },
  delays: {
    tick: TICK_MS,
    retryDelay: ({ context }) => RETRY_STEP_MS * context.attempt,
    coolDown: ({ context }) => context.coolDownMs,
    patience: SIGN_OUT_PATIENCE_MS,
  },
});
