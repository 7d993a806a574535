import {
  assign,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type {
  LinkExchange,
  SessionEmitted,
  SessionEvent,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { RefreshFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';
import type { AddressLink } from '../../src/services/addressLink.ts';
import { flush } from './flush.ts';
import { START } from './tokens.ts';

/** One request of the machine, open until the test answers it. */
export interface Call<Input, Output> {
  input: Input;
  /** The device's time of the request. */
  at: number;
  signal: AbortSignal;
  /** Neither answered nor failed yet. */
  isOpen: boolean;
  answer: (output: Output) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}

function recorded<Output, Input>(
  settle: () => Promise<void>,
  now: () => number,
  failureOf = (error: unknown) => error,
) {
  const calls: Call<Input, Output>[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise<Output>((resolve, reject) => {
        const closing =
          <Value>(end: (value: Value) => void) =>
          async (value: Value) => {
            call.isOpen = false;
            end(value);
            await settle();
          };
        const call: Call<Input, Output> = {
          input,
          at: now(),
          signal,
          isOpen: true,
          answer: closing(resolve),
          fail: closing((error) => reject(failureOf(error))),
        };
        calls.push(call);
      }),
  );
  return { calls, logic };
}

export interface HarnessOptions {
  /** The link in the URL. */
  link?: AddressLink | undefined;
  /** The address for which this browser requested a link. */
  requestedEmail?: string;
  /** The session in browser storage; an Error if storage cannot be read. */
  stored?: Session | Error | undefined;
  /** The id of the user who still has to choose a new password, from storage. */
  recoveryFor?: string;
  /** Storage rejects writes. */
  refusesWrites?: boolean;
  hidden?: boolean;
  /** Waits until promises have settled. */
  settle?: () => Promise<void>;
  inspect?: (event: InspectionEvent) => void;
}

/**
 * The session statechart with fake services: every request stays open until the test answers it. Time passes only by `pass`.
 */
export async function startSession(options: HarnessOptions = {}) {
  const settle = options.settle ?? flush;
  const { link } = options;
  const clock = new SimulatedClock();
  const world = {
    stored: options.stored,
    recoveryFor: options.recoveryFor,
    /** How far the device's clock has been changed since the start. */
    skewMs: 0,
    storeCommands: [] as string[],
    /** The sessions that the server was requested to end: unused ones, and by a sign-out. */
    ended: [] as Session[],
    signOuts: [] as Session[],
    profileFailures: [] as unknown[],
    /** The stored session, from which other tabs’ changes are told apart. */
    watched: undefined as Session | undefined,
    emitted: [] as SessionEmitted[],
  };
  const now = () => START + clock.now() + world.skewMs;
  const exchange = recorded<LinkExchange, UsableLink>(settle, now);
  /** Storage that cannot be read counts as empty (src/services/sessionStore.ts). */
  const read = () => (world.stored instanceof Error ? undefined : world.stored);
  const refresh = recorded<Session, Session>(
    settle,
    now,
    (error) => new RefreshFailure(error, read()),
  );
  const profile = recorded<Profile | undefined, Session>(settle, now);
  const updatePassword = recorded<void, { session: Session; password: string }>(settle, now);

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        exchangeLink: exchange.logic,
        refreshSession: refresh.logic,
        loadProfile: profile.logic,
        updatePassword: updatePassword.logic,
        browser: fromCallback<EventObject, Session | undefined>(({ input }) => {
          world.watched = input;
        }),
      },
      actions: {
        readStorage: assign({ stored: read }),
        saveSession({ self }, session) {
          world.storeCommands.push('store.write');
          if (options.refusesWrites === true) self.send({ type: 'storage.unavailable' });
          else world.stored = session;
        },
        clearStore() {
          world.storeCommands.push('store.clear');
          world.stored = undefined;
          world.recoveryFor = undefined;
        },
        saveRecovery(_, userId) {
          world.storeCommands.push('store.recovery');
          world.recoveryFor = userId;
        },
        endPendingSession: (_, session) => world.ended.push(session),
        requestSignOut: (_, session) => world.signOuts.push(session),
        logProfileFailure: (_, { error }) => world.profileFailures.push(error),
      },
    }),
    {
      clock,
      input: {
        now,
        ...(link?.kind === 'problem' ? { linkProblem: link.code } : { link }),
        requestedEmail: options.requestedEmail,
        stored: read(),
        recoveryFor: options.recoveryFor,
        // Visible by default.
        ...(options.hidden === true ? { tabVisible: false } : {}),
      },
      ...(options.inspect === undefined ? {} : { inspect: options.inspect }),
    },
  );
  actor.on('*', (event) => world.emitted.push(event));
  actor.start();
  await settle();

  return {
    actor,
    world,
    exchange: exchange.calls,
    refresh: refresh.calls,
    profile: profile.calls,
    updatePassword: updatePassword.calls,
    context: () => actor.getSnapshot().context,
    has: (tag: 'loading' | 'asking' | 'signedIn' | 'signedOut' | 'recovering') =>
      actor.getSnapshot().hasTag(tag),
    /** The types of events emitted since the last call. */
    takeEmittedTypes: () => world.emitted.splice(0).map(({ type }) => type),
    send: async (event: SessionEvent) => {
      actor.send(event);
      await settle();
    },
    /** Advances time by milliseconds and settles what that triggers. */
    pass: async (ms: number) => {
      clock.increment(ms);
      await settle();
    },
  };
}

/** A link with tokens, as the auth service's default mails have it. */
export const tokensLink = (recovery = false): UsableLink => ({
  kind: 'tokens',
  accessToken: 'a.b.c',
  refreshToken: 'r',
  tokenType: 'bearer',
  expiresIn: 3600,
  recovery,
});

/** A link with a token hash, as our own mails have it. */
export const hashLink = {
  kind: 'tokenHash',
  tokenHash: 'h-1',
  type: 'magiclink',
} as const satisfies UsableLink;

export type SessionHarness = Awaited<ReturnType<typeof startSession>>;

/** The last of several calls; fails the test when there is none. */
export function last<T>(calls: readonly T[]): T {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('Nothing was asked for');
  return call;
}

/** Signed in with the profile loaded, the usual state of a visit. */
export async function signedIn(
  session: Session,
  profile: Profile,
  options: Omit<HarnessOptions, 'stored'> = {},
): Promise<SessionHarness> {
  const harness = await startSession({ ...options, stored: session });
  await last(harness.profile).answer(profile);
  harness.takeEmittedTypes();
  return harness;
}
