import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import { DEFAULT_RETRY_AFTER_MS, toAuthFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import {
  expiresWithinMargin,
  refreshIsDue,
  RETRY_LIMIT_MS,
  RETRY_STEP_MS,
  TICK_MS,
  type Session,
} from '../../src/domain/session.ts';
import type {
  AddressLink,
  EndReason,
  LinkExchange,
  LinkProblem,
  SessionContext,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  StoreCommand,
} from './session.types.ts';

/** Parameters of what looks at a failure: an object, because XState cannot infer a bare unknown. */
interface Thrown {
  error: unknown;
}

function notProvided(name: string): never {
  throw new Error(`${name} is not provided`);
}

/** A value that the state guarantees: the guard or the way in has seen to it. */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The statechart reached a state without its value');
  return value;
}

/** A failed exchange as the sign-in page explains it. */
export function linkProblemOf(error: unknown): LinkProblem {
  const failure = toAuthFailure(error);
  return { code: failure.code ?? failure.kind, message: failure.message };
}

/**
 * Every actor, action, guard and delay of the session statechart by name. The actors are filled by
 * `src/services` at the composition root and by fakes in tests.
 */
export const sessionSetup = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'settling' | 'signedIn' | 'signedOut' | 'recovering',
  },
  actors: {
    /** Reads the address bar, and cleans it before any request is sent. */
    readLink: fromPromise<AddressLink>(() => notProvided('readLink')),
    /** Turns a link's tokens or code into a session. */
    exchangeLink: fromPromise<LinkExchange, AddressLink>(() => notProvided('exchangeLink')),
    readStorage: fromPromise<Session | undefined>(() => notProvided('readStorage')),
    /** One `POST /token`, or another tab's fresh session; never a second attempt. */
    refreshSession: fromPromise<Session, Session>(() => notProvided('refreshSession')),
    loadProfile: fromPromise<Profile | undefined, Session>(() => notProvided('loadProfile')),
    /** Tells the server; resolves with the failure worth showing, or undefined. */
    signOut: fromPromise<string | undefined, Session>(() => notProvided('signOut')),
    updatePassword: fromPromise<void, { session: Session; password: string }>(() =>
      notProvided('updatePassword'),
    ),
    /** Writes and clears the stored session; reports other tabs' changes and storage that refuses. */
    store: fromCallback<StoreCommand>(() => notProvided('store')),
    /** Reports the tab shown, hidden or restored, and the network coming back. */
    tab: fromCallback(() => notProvided('tab')),
  },
  actions: {
    keepSession: assign((_, session: Session) => ({ session, attempt: 0, endReason: undefined })),
    saveSession: sendTo('store', (_, session: Session): StoreCommand => ({
      type: 'store.write',
      session,
    })),
    clearStore: sendTo('store', (): StoreCommand => ({ type: 'store.clear' })),
    forgetSession: assign((_, endReason: EndReason) => ({
      session: undefined,
      profile: undefined,
      recoveryError: undefined,
      attempt: 0,
      endReason,
    })),
    noteLinkProblem: assign((_, linkProblem: LinkProblem) => ({ linkProblem })),
    emitLinkFailed: emit((_, problem: LinkProblem) => ({ type: 'linkFailed' as const, problem })),
    emitInitialSession: emit(({ context }) => ({
      type: 'initialSession' as const,
      session: context.session,
    })),
    /** A stored session that was refused never was one. */
    emitNoInitialSession: emit({ type: 'initialSession', session: undefined }),
    noteTabShown: assign({ tabVisible: true }),
    beginRound: assign(({ context }) => ({ attempt: 1, firstAttemptAt: context.now() })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    noteCoolDown: assign((_, { error }: Thrown) => ({
      coolDownMs: toAuthFailure(error).retryAfterMs ?? DEFAULT_RETRY_AFTER_MS,
    })),
    /** A failed profile load is only logged (specification, section 4). */
    logProfileFailure: (_, _thrown: Thrown) => notProvided('logProfileFailure'),
  },
  guards: {
    tabIsHidden: ({ context }) => !context.tabVisible,
    isExpiring: ({ context }, session: Session | undefined) =>
      session !== undefined && expiresWithinMargin(session, context.now()),
    refreshIsDue: ({ context }) =>
      context.session !== undefined && refreshIsDue(context.session, context.now()),
    exists: (_, session: Session | undefined) => session !== undefined,
    isRefusal: (_, { error }: Thrown) =>
      ['refused', 'invalidResponse', 'badLink'].includes(toAuthFailure(error).kind),
    isRateLimit: (_, { error }: Thrown) => toAuthFailure(error).kind === 'rateLimited',
    mayRetry: ({ context }) =>
      context.now() + RETRY_STEP_MS * context.attempt - context.firstAttemptAt <= RETRY_LIMIT_MS,
    isOnlyInMemory: ({ context }) => context.memoryOnly && context.session !== undefined,
    /** Storage holds a token other than the refused one: another tab was first. */
    wasRotatedElsewhere: ({ context }, stored: Session | undefined) =>
      stored !== undefined && stored.refreshToken !== context.session?.refreshToken,
    isSomebodyElse: ({ context }, session: Session | undefined) =>
      session !== undefined && session.user.id !== context.session?.user.id,
    isSamePerson: ({ context }, session: Session | undefined) =>
      session !== undefined && session.user.id === context.session?.user.id,
  },
  delays: {
    tick: TICK_MS,
    retryDelay: ({ context }) => RETRY_STEP_MS * context.attempt,
    coolDown: ({ context }) => context.coolDownMs,
  },
});
