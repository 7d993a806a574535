import { assign, enqueueActions, fromCallback, fromPromise, setup, type EventObject } from 'xstate';
import {
  DEFAULT_RETRY_AFTER_MS,
  isUnauthorized,
  type AuthFailure,
  type RefreshFailure,
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
import { password } from '../../src/domain/validation.ts';
import { exchangeOf, linkOf, sessionHere, sessionOf } from './session.context.ts';
import type {
  ArrivedLink,
  EndReason,
  LinkExchange,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  UsableLink,
} from './session.types.ts';

/** Parameters of a failure handler: an object, because XState cannot infer a bare unknown. */
interface Thrown {
  error: unknown;
}

function notProvided(name: string): never {
  throw new Error(`${name} is not provided`);
}

const isRefused = ({ kind }: AuthFailure): boolean =>
  kind === 'refused' || kind === 'invalidResponse';

const linkFailed = (code: string, session: Session | undefined) =>
  ({ type: 'linkFailed', code, isSignedIn: session !== undefined }) as const;

/**
 * What is reported when a session takes over. Once per page that is the first session, and why the
 * link in the URL failed; later another user, none, or a second factor.
 */
function newsOf(
  { hasBegun, session: before, linkProblem }: SessionContext,
  after: Session | undefined,
): SessionEmitted[] {
  if (!hasBegun)
    return [
      { type: 'initialSession', session: after },
      ...(linkProblem === undefined ? [] : [linkFailed(linkProblem, after)]),
    ];
  if (after === undefined)
    return before === undefined ? [] : [{ type: 'signedOut', reason: 'elsewhere' }];
  if (before?.user.id !== after.user.id) return [{ type: 'signedIn', session: after }];
  return isSecondFactorVerified(before, after) ? [{ type: 'mfaChallengeVerified' }] : [];
}

const nobody = {
  session: undefined,
  profile: undefined,
  refusedToken: undefined,
  recoveryFor: undefined,
  recoveryError: undefined,
  attempt: 0,
} as const;

const noLink = {
  link: undefined,
  requestedEmail: undefined,
  pendingExchange: undefined,
} as const;

export const saveRecovery = {
  type: 'saveRecovery',
  params: ({ context }: { context: SessionContext }) => context.recoveryFor,
} as const;

const storedIn = ({ event }: { event: { session: Session | undefined } }) => event.session;

/** Takes over what another tab stored. */
export const followTab = { type: 'follow', params: storedIn } as const;

/** Another tab signed in. */
export const signedInElsewhere = {
  guard: { type: 'exists', params: storedIn },
  target: '#session.signedIn',
  actions: followTab,
} as const;

/** Opens a link that arrived meanwhile, once no token request is in flight that would be lost. */
export const openWaitingLink = { guard: 'linkWaits', target: '#session.openingLink' } as const;

const types = {} as {
  input: SessionInput;
  context: SessionContext;
  events: SessionEvent;
  emitted: SessionEmitted;
  tags: 'loading' | 'asking' | 'signedIn' | 'signedOut' | 'recovering';
};

/**
 * Names every actor, action, guard and delay of the session statechart. `src/services` provides those
 * that reach outside; tests provide fakes.
 */
export const sessionSetup = setup({
  types,
  actors: {
    /** Exchanges a link's tokens or token hash for a session, without storing it. */
    exchangeLink: fromPromise<LinkExchange, UsableLink>(() => notProvided('exchangeLink')),
    /**
     * Sends one `POST /token`, or adopts another tab's fresh session; never retries, and fails with
     * a `RefreshFailure`.
     */
    refreshSession: fromPromise<Session, Session>(() => notProvided('refreshSession')),
    loadProfile: fromPromise<Profile | undefined, Session>(() => notProvided('loadProfile')),
    updatePassword: fromPromise<void, { session: Session; password: string }>(() =>
      notProvided('updatePassword'),
    ),
    /**
     * Reports tab visibility, bfcache restores and the network coming back; what other tabs store
     * since its input was read; and links that arrive by a hash change, removed from the URL.
     */
    browser: fromCallback<EventObject, Session | undefined>(() => notProvided('browser')),
  },
  actions: {
    /** Reads the stored session into `stored`. */
    readStorage: (_) => notProvided('readStorage'),
    recordStored: assign((_, stored: Session | undefined) => ({ stored })),
    /** Takes over a session from storage or a refresh: the same user's, another user's, or none. */
    follow: enqueueActions(({ context, enqueue }, session: Session | undefined) => {
      const { session: before } = context;
      for (const event of newsOf(context, session)) enqueue.emit(event);
      // All data of the first user goes.
      if (before !== undefined && before.user.id !== session?.user.id)
        enqueue.assign({ ...nobody, endReason: 'elsewhere' });
      if (session !== undefined) enqueue.assign({ session, attempt: 0, endReason: undefined });
      enqueue.assign({ hasBegun: true });
    }),
    /** Reports the first session, unless that has been done. */
    begin: enqueueActions(({ context, enqueue }) => {
      for (const event of newsOf(context, context.session)) enqueue.emit(event);
      enqueue.assign({ hasBegun: true });
    }),
    /** Stores a session; answers by `storage.unavailable` where it cannot. */
    saveSession: (_, _session: Session) => notProvided('saveSession'),
    clearStore: (_) => notProvided('clearStore'),
    /** Stores the id of the user who must choose a new password; undefined clears it. */
    saveRecovery: (_, _userId: string | undefined) => notProvided('saveRecovery'),
    /** Ends an unwanted session on the server, and reports nothing. */
    endPendingSession: (_, _session: Session) => notProvided('endPendingSession'),
    /** Ends the session on the server; answers by `signOut.answered`. */
    requestSignOut: (_, _session: Session) => notProvided('requestSignOut'),
    forgetSession: assign((_, endReason: EndReason) => ({ ...nobody, endReason })),
    recordLink: assign((_, { link, requestedEmail }: ArrivedLink) => ({
      waitingLink: { link, requestedEmail },
    })),
    /** Reported once the first session is known. */
    recordLinkProblem: enqueueActions(
      ({ context: { hasBegun, session }, enqueue }, code: string) => {
        enqueue.assign({ linkProblem: code });
        if (hasBegun) enqueue.emit(linkFailed(code, session));
      },
    ),
    takeLink: assign(({ context: { waitingLink } }) => ({
      ...waitingLink,
      waitingLink: undefined,
      linkProblem: undefined,
    })),
    forgetLink: assign(noLink),
    setPendingExchange: assign((_, pendingExchange: LinkExchange) => ({ pendingExchange })),
    /**
     * Replaces the current user with the link's account. Only an unfinished password recovery of
     * the same user is kept.
     */
    enterByLink: enqueueActions(({ context, enqueue }) => {
      const { session, recovery } = exchangeOf(context);
      const { id, email } = session.user;
      const { requestedEmail, recoveryFor } = context;
      const isUnrequested = sessionHere(context) === undefined && requestedEmail === undefined;
      for (const event of newsOf(context, session))
        if (event.type !== 'signedIn') enqueue.emit(event);
      enqueue.emit(recovery ? { type: 'passwordRecovery' } : { type: 'signedIn', session });
      enqueue.emit({ type: 'linkOpened', email, isUnrequested });
      enqueue.assign({
        ...nobody,
        ...noLink,
        session,
        recoveryFor: recovery || recoveryFor === id ? id : undefined,
        endReason: undefined,
        hasBegun: true,
      });
    }),
    emitSignOutFailure: enqueueActions(({ enqueue }, failure: AuthFailure | undefined) => {
      if (failure !== undefined) enqueue.emit({ type: 'signOutFailed', failure });
    }),
    endRecovery: assign({ recoveryFor: undefined, recoveryError: undefined }),
    /** A new token: requests that failed with the old one may be retried. */
    announceRefresh: enqueueActions(({ enqueue }, session: Session) => {
      enqueue.emit({ type: 'tokenRefreshed', session });
      enqueue.raise({ type: 'session.refreshed' });
    }),
    recordTabShown: assign({ tabVisible: true }),
    beginRound: assign(({ context }) => ({ attempt: 1, firstAttemptAt: context.now() })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    recordCoolDown: assign((_, failure: RefreshFailure) => ({
      coolDownMs: failure.retryAfterMs ?? DEFAULT_RETRY_AFTER_MS,
    })),
    recordRefusal: assign(({ context }) => ({ refusedToken: sessionOf(context).accessToken })),
    /** A failed profile load is only logged (docs/product.md P7.12). */
    logProfileFailure: (_, _thrown: Thrown) => notProvided('logProfileFailure'),
  },
  guards: {
    tabIsHidden: ({ context }) => !context.tabVisible,
    exists: (_, session: Session | undefined) => session !== undefined,
    isSamePerson: ({ context }, session: Session | undefined) =>
      session?.user.id === sessionOf(context).user.id,
    /** The stored session must be refreshed before the page is used. */
    isExpiring: ({ context }) => {
      const session = sessionHere(context);
      return (
        !context.hasBegun && session !== undefined && expiresWithinMargin(session, context.now())
      );
    },
    /** True near expiry, or after the data service refused this token. */
    refreshIsDue: ({ context }) =>
      refreshIsDue(sessionOf(context), context.now()) ||
      sessionOf(context).accessToken === context.refusedToken,
    tokenIsUsable: ({ context }) => !hasExpired(sessionOf(context), context.now()),
    mayRecheck: ({ context }) =>
      context.tabVisible && !hasExpired(sessionOf(context), context.now()),
    /** This token could not be refreshed for now. */
    hasTriedToRefresh: ({ context }) => context.attempt > 0,
    hasProfile: (_, profile: Profile | undefined) => profile !== undefined,
    isGoodPassword: (_, candidate: string) => password(candidate) === undefined,
    /** True for the first refusal since data was last read: refresh the token and retry once. */
    mayRenew: ({ context }, { error }: Thrown) =>
      isUnauthorized(error) && context.refusedToken === undefined,
    isRefusal: (_, failure: RefreshFailure) => isRefused(failure),
    /** Another user has signed in elsewhere; the storage event is still on its way. */
    isSomebodyElse: ({ context }, failure: RefreshFailure) =>
      isRefused(failure) &&
      failure.stored !== undefined &&
      failure.stored.user.id !== sessionOf(context).user.id,
    /** Storage holds a newer token: another tab refreshed first. */
    wasRotatedElsewhere: ({ context }, failure: RefreshFailure) =>
      isRefused(failure) &&
      failure.stored !== undefined &&
      failure.stored.refreshToken !== sessionOf(context).refreshToken,
    isRateLimit: (_, failure: RefreshFailure) => failure.kind === 'rateLimited',
    mayRetry: ({ context }) =>
      context.now() + RETRY_STEP_MS * context.attempt - context.firstAttemptAt <= RETRY_LIMIT_MS,
    linkWaits: ({ context }) => context.waitingLink !== undefined,
    /** The link opened in a background tab. */
    mustAwaitVisibility: ({ context }) =>
      linkOf(context).kind === 'tokenHash' && !context.tabVisible,
    /**
     * An email scanner may have opened the link: this browser neither requested one nor has a
     * session.
     */
    isUnrequested: ({ context }) =>
      linkOf(context).kind === 'tokenHash' &&
      context.requestedEmail === undefined &&
      sessionHere(context) === undefined,
    /**
     * The link's account is the signed-in one. Signed out, it is the one for which this browser
     * requested a link, if it requested any.
     */
    isExpectedUser: ({ context }) => {
      const { user } = exchangeOf(context).session;
      const { requestedEmail } = context;
      const here = sessionHere(context);
      if (here !== undefined) return here.user.id === user.id;
      return (
        requestedEmail === undefined || requestedEmail.toLowerCase() === user.email?.toLowerCase()
      );
    },
    mustChoosePassword: ({ context }) => context.recoveryFor === sessionOf(context).user.id,
    /** Saved or dismissed in another tab. */
    recoveryIsOver: ({ context }) => context.recoveryFor !== sessionOf(context).user.id,
  },
  delays: {
    tick: TICK_MS,
    retryDelay: ({ context }) => RETRY_STEP_MS * context.attempt,
    coolDown: ({ context }) => context.coolDownMs,
    patience: SIGN_OUT_TIMEOUT_MS,
  },
});
