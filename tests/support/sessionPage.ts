import { expect, test } from 'vitest';
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
import { isContentHidden, selectPerson } from '../../machines/session/session.selectors.ts';
import type {
  LinkExchange,
  SessionEmitted,
  SessionEvent,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { AuthFailure, RefreshFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';
import { selectAccess } from '../../src/features/access.ts';
import { selectLinkQuestion, selectRecovery } from '../../src/features/recovery/dialogs.ts';
import type { AddressLink } from '../../src/services/addressLink.ts';
import { flush } from './flush.ts';
import { lena, priya, profileWith, sessionWith, START } from './tokens.ts';

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
        const answer = closing(resolve);
        const fail = closing((error) => reject(failureOf(error)));
        const call: Call<Input, Output> = { input, at: now(), signal, isOpen: true, answer, fail };
        calls.push(call);
        log.push(words(input));
      }),
  );
  return { calls, logic };
}

/** How a page opens: signed out, unless the options say otherwise. */
interface Opens {
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
  /** The profile is loaded, and what happened until then does not count. */
  isLoaded?: boolean;
  inspect?: (event: InspectionEvent) => void;
}

/**
 * The session statechart with fake services: every request stays open until the test answers it. Time passes only by `pass`.
 */
export async function startSession(options: Opens = {}) {
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

export type SessionPage = Awaited<ReturnType<typeof startSession>>;

/** The last of several calls; fails the test when there is none. */
export function last<T>(calls: readonly T[]): T {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('Nothing was asked for');
  return call;
}

export const hour = 3_600_000;

/** What happens to a page: an event, or its name, milliseconds that pass, or something else. */
export type Step =
  | SessionEvent
  | SessionEvent['type']
  | number
  | ((page: SessionPage) => Promise<void> | void);

/** Opens with Lena's first session stored, which ends in so many milliseconds. */
export const returning = (leftMs: number, options: Opens = {}): Opens => ({
  stored: sessionWith(leftMs),
  ...options,
});
/** Lena is signed in and her profile is loaded. */
export const inside = (leftMs: number, options: Opens = {}) =>
  returning(leftMs, { isLoaded: true, ...options });

const words = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** What is seen of a page and of its storage, in words. */
function seen(page: SessionPage): string[] {
  const { world } = page;
  const snapshot = page.actor.getSnapshot();
  const { context } = snapshot;
  const person = selectPerson(snapshot);
  const question = selectLinkQuestion(snapshot);
  const dialog = selectRecovery(snapshot);
  return [
    /** `signedOut`, `confirmingAccount`, or the states of the regions of `signedIn`. */
    ...(JSON.stringify(snapshot.value).match(/\w+(?="[},]|"$)/gu) ?? []),
    words('is', ...[...snapshot.tags].toSorted()),
    selectAccess(snapshot),
    isContentHidden(snapshot) ? 'content hidden' : 'content shown',
    words('shows', person?.displayName, person && `<${person.email}>`, person?.role),
    words(
      'asks',
      question?.account !== undefined && `for ${whose(question.account)}`,
      question?.currentUser !== undefined && `over ${whose(question.currentUser)}`,
      question?.requestedEmail !== undefined && `sent to ${whose(question.requestedEmail)}`,
      question?.pending && 'busy',
    ),
    dialog === undefined
      ? 'no dialog'
      : words('dialog', dialog.error && String(dialog.error), dialog.pending && 'busy'),
    words('session', nameOf(context.session)),
    words('profile of', whose(context.profile?.id)),
    words('problem', context.linkProblem),
    words('ended', context.endReason),
    words('error', context.recoveryError && String(context.recoveryError)),
    words('stored', world.stored instanceof Error ? 'unreadable' : nameOf(world.stored)),
    words('to recover', whose(world.recoveryFor)),
    context.tabVisible ? 'in sight' : 'out of sight',
    context.pendingExchange === undefined ? 'nothing pending' : 'exchange pending',
  ];
}

export async function take(page: SessionPage, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await page.pass(step);
    else if (typeof step === 'function') await step(page);
    else await page.send(typeof step === 'string' ? ({ type: step } as SessionEvent) : step);
  }
}

interface Moment {
  step: Step;
  /** All that the page does then, in order. */
  does: string;
  /** Some of what is seen afterwards. */
  sees: readonly string[];
}

/** One test: how a page opens, what happens to it, what it does then, and what is seen of it. */
export function page(name: string) {
  const moments: Moment[] = [];
  let options: Opens = {};
  test(name, async () => {
    const open = await startSession(options);
    if (options.isLoaded === true) {
      await last(open.profile).answer(profileWith());
      open.world.log.length = 0;
    }
    for (const [index, { step, does, sees }] of moments.entries()) {
      await take(open, [step]);
      const facts = seen(open);
      const unseen = sees.filter((fact) => !facts.includes(fact));
      const what = `${name}, step ${index}: ${facts.join(', ')}`;
      expect([open.world.log.splice(0).join(', '), unseen], what).toEqual([does, []]);
    }
  });
  const more = {
    /** Without it the page opens signed out. */
    opens(how: Opens, does = '', sees = '') {
      options = how;
      return more.on(() => {}, does, sees);
    },
    on(step: Step, does = '', sees = '') {
      moments.push({ step, does, sees: sees === '' ? [] : sees.split(', ') });
      return more;
    },
  };
  return more;
}

export const offline = new AuthFailure('retryable', 'Failed to fetch');
export const refused = new AuthFailure('refused', 'Already Used');
export const limited = (retryAfterMs?: number) =>
  new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs });

/** Answers the open request, or lets it fail. */
function settle<Output>(calls: readonly Call<unknown, Output>[], outcome: Output | Error) {
  return outcome instanceof Error ? last(calls).fail(outcome) : last(calls).answer(outcome);
}
/** The open request for a new token is answered by Lena's next session, or fails. */
export const refreshes =
  (outcome: Session | Error = sessionWith(hour, { generation: 2 })): Step =>
  ({ refresh }) =>
    settle(refresh, outcome);
/** The open request for a profile is answered, or fails. */
export const loads =
  (outcome: typeof lena | Error = lena): Step =>
  ({ profile }) =>
    settle(profile, outcome instanceof Error ? outcome : profileWith(outcome));
/** The link's open exchange is answered, or fails. */
export const exchanges =
  (outcome: Session | Error = sessionWith(hour), recovery = false): Step =>
  ({ exchange }) =>
    settle(exchange, outcome instanceof Error ? outcome : { session: outcome, recovery });
/** The server answers the request to sign out. */
export const endsAtServer = (failure?: AuthFailure): SessionEvent => ({
  type: 'signOut.answered',
  failure,
});
/** Storage now holds this, of which no event tells the page. */
export const stores =
  (session: Session | Error | undefined): Step =>
  ({ world }) => {
    world.stored = session;
  };
/** Another tab stores this, and its event arrives. */
export const elsewhere =
  (session: Session | undefined): Step =>
  (open) =>
    take(open, [stores(session), { type: 'storage.changed', session }]);
/** The device's clock is set. */
export const skews =
  (ms: number): Step =>
  ({ world }) => {
    world.skewMs = ms;
  };

export const second = sessionWith(2 * hour, { generation: 2 });
export const priyas = sessionWith(hour, { person: priya });
