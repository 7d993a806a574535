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
import { lena, START } from './tokens.ts';

/** The person with an id or an address, who is Lena or Priya. */
export function whose(user: string | undefined): string {
  if (user === undefined) return 'nobody';
  if (user === '') return 'nameless';
  return user === lena.id || user === lena.email ? 'lena' : 'priya';
}

/** `lena 2`: whose session, and which of theirs. */
export const nameOf = (session: Session | undefined): string =>
  session === undefined
    ? 'nobody'
    : `${whose(session.user.id)} ${session.refreshToken.split('-').at(-1)}`;

/** An emitted event in words: `signedIn lena 1`, `signedOut asked`. */
function said(event: SessionEmitted): string {
  const words: (string | undefined)[] = [event.type];
  if ('session' in event) words.push(nameOf(event.session));
  if (event.type === 'signedOut') words.push(event.reason);
  if (event.type === 'signOutFailed') words.push(event.failure.message);
  if (event.type === 'linkOpened')
    words.push(whose(event.email), event.isUnrequested ? 'unrequested' : undefined);
  if (event.type === 'linkFailed') words.push(event.code, event.isSignedIn ? 'inside' : 'outside');
  return words.filter((word) => word !== undefined).join(' ');
}

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
  { settle, now, log }: { settle: () => Promise<void>; now: () => number; log: string[] },
  words: (input: Input) => string,
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
        log.push(words(input));
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
    emitted: [] as SessionEmitted[],
    /** What the page has done, in words: its events, requests (with `?`) and writes. */
    log: [] as string[],
  };
  const { log } = world;
  const now = () => START + clock.now() + world.skewMs;
  const means = { settle, now, log };
  const exchange = recorded<LinkExchange, UsableLink>(means, ({ kind }) => `${kind}?`);
  /** Storage that cannot be read counts as empty (src/services/sessionStore.ts). */
  const read = () => (world.stored instanceof Error ? undefined : world.stored);
  const refresh = recorded<Session, Session>(
    means,
    (session) => `refresh? ${nameOf(session)}`,
    (error) => new RefreshFailure(error, read()),
  );
  const profile = recorded<Profile | undefined, Session>(
    means,
    (session) => `profile? ${nameOf(session)}`,
  );
  const updatePassword = recorded<void, { session: Session; password: string }>(
    means,
    ({ session, password }) => `password? ${nameOf(session)} ${password}`,
  );

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        exchangeLink: exchange.logic,
        refreshSession: refresh.logic,
        loadProfile: profile.logic,
        updatePassword: updatePassword.logic,
        browser: fromCallback<EventObject, Session | undefined>(({ input }) => {
          if (input !== undefined) log.push(`watches ${nameOf(input)}`);
        }),
      },
      actions: {
        readStorage: assign({ stored: read }),
        saveSession({ self }, session) {
          log.push(`stores ${nameOf(session)}`);
          if (options.refusesWrites === true) self.send({ type: 'storage.unavailable' });
          else world.stored = session;
        },
        clearStore() {
          log.push('clears');
          world.stored = undefined;
          world.recoveryFor = undefined;
        },
        saveRecovery(_, userId) {
          if (world.recoveryFor !== userId) log.push(`recovery for ${whose(userId)}`);
          world.recoveryFor = userId;
        },
        endPendingSession: (_, session) => log.push(`ends ${nameOf(session)}`),
        requestSignOut: (_, session) => log.push(`signOut? ${nameOf(session)}`),
        logProfileFailure: (_, { error }) => log.push(`logs ${(error as Error).message}`),
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
  actor.on('*', (event) => {
    world.emitted.push(event);
    log.push(said(event));
  });
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
