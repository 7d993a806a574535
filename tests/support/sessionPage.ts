import { assert, describe, expect, test } from 'vitest';
import {
  assign,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type EventObject,
} from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { isContentHidden, selectPerson } from '../../machines/session/session.selectors.ts';
import type {
  LinkExchange,
  SessionEmitted,
  SessionEvent,
  SessionInput,
  UsableLink,
} from '../../machines/session/session.types.ts';
import { AuthFailure, RefreshFailure } from '../../src/domain/authFailure.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Session } from '../../src/domain/session.ts';
import { selectAccess } from '../../src/features/access.ts';
import { selectLinkQuestion, selectRecovery } from '../../src/features/recovery/dialogs.ts';
import { lena, priya, profileWith, sessionWith, START } from './tokens.ts';

const words = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(' ');

/** Whose id or email address this is, in a word. */
function whose(user: string | undefined): string {
  if (user === undefined) return 'nobody';
  if (user === '') return 'nameless';
  return user === lena.id || user === lena.email ? 'lena' : 'priya';
}

/** `lena 2`: whose session, and which of theirs. */
const nameOf = (session: Session | undefined): string =>
  words(whose(session?.user.id), session?.refreshToken.split('-').at(-1));

/** An emitted event in words: `signedIn lena 1`, `signedOut asked`. */
const said = (event: SessionEmitted): string =>
  words(
    event.type,
    'session' in event && nameOf(event.session),
    'reason' in event && event.reason,
    'failure' in event && event.failure.message,
    'email' in event && whose(event.email),
    'isUnrequested' in event && event.isUnrequested && 'unrequested',
    'code' in event && event.code,
    'isSignedIn' in event && (event.isSignedIn ? 'inside' : 'outside'),
  );

/** One request of the machine, open until the test answers it. */
interface Call<Output> {
  isOpen: boolean;
  answer: (output: Output) => void;
  fail: (error: unknown) => void;
}

/** How a page opens, by default signed out; perhaps with storage that rejects writes. */
type Opens = Partial<Omit<SessionInput, 'now'>> & { refusesWrites?: boolean };

/**
 * The session statechart with fake services: every request stays open until the test answers it. Time passes only by steps.
 */
async function startSession({ refusesWrites = false, ...input }: Opens = {}) {
  const clock = new SimulatedClock();
  const world = {
    stored: input.stored,
    recoveryFor: input.recoveryFor,
    /** How far the device's clock has been changed since the start. */
    skewMs: 0,
    /** What the page has done, in words: its events, requests (with `?`) and writes. */
    log: [] as string[],
  };
  const { log } = world;
  const now = () => START + clock.now() + world.skewMs;
  function recorded<Output, Input>(
    wordsFor: (input: Input) => string,
    failureOf = (error: unknown) => error,
  ) {
    const calls: Call<Output>[] = [];
    const logic = fromPromise<Output, Input>(
      ({ input: asked }) =>
        new Promise((resolve, reject) => {
          const call: Call<Output> = {
            isOpen: true,
            answer(output) {
              call.isOpen = false;
              resolve(output);
            },
            fail(error) {
              call.isOpen = false;
              reject(failureOf(error));
            },
          };
          calls.push(call);
          log.push(wordsFor(asked));
        }),
    );
    return { calls, logic };
  }
  const exchange = recorded<LinkExchange, UsableLink>(({ kind }) => `${kind}?`);
  const refresh = recorded<Session, Session>(
    (session) => `refresh? ${nameOf(session)}`,
    (error) => new RefreshFailure(error, world.stored),
  );
  const profile = recorded<Profile | undefined, Session>(
    (session) => `profile? ${nameOf(session)}`,
  );
  const updatePassword = recorded<void, { session: Session; password: string }>(
    ({ session, password }) => `password? ${nameOf(session)} ${password}`,
  );

  const machine = sessionMachine.provide({
    actors: {
      exchangeLink: exchange.logic,
      refreshSession: refresh.logic,
      loadProfile: profile.logic,
      updatePassword: updatePassword.logic,
      browser: fromCallback<EventObject, Session | undefined>(({ input: stored }) => {
        if (stored !== undefined) log.push(`watches ${nameOf(stored)}`);
      }),
    },
    actions: {
      readStorage: assign({ stored: () => world.stored }),
      saveSession({ self }, session) {
        log.push(`stores ${nameOf(session)}`);
        if (refusesWrites) self.send({ type: 'storage.unavailable' });
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
  });
  const actor = createActor(machine, { clock, input: { now, ...input } });
  actor.on('*', (event) => log.push(said(event)));
  actor.start();
  const page = {
    actor,
    clock,
    world,
    exchange: exchange.calls,
    refresh: refresh.calls,
    profile: profile.calls,
    updatePassword: updatePassword.calls,
  };
  await take(page, () => {});
  return page;
}
type SessionPage = Awaited<ReturnType<typeof startSession>>;

/** What happens to a page: an event, or its name, milliseconds that pass, or something else. */
type Step = SessionEvent | SessionEvent['type'] | number | Deed;
type Deed = (page: SessionPage) => void;

/** Lets a step happen, with all that follows from it: microtasks alone. */
async function take(page: SessionPage, step: Step): Promise<void> {
  if (typeof step === 'number') page.clock.increment(step);
  else if (typeof step === 'function') step(page);
  else page.actor.send(typeof step === 'string' ? ({ type: step } as SessionEvent) : step);
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** What is seen of a page and of its storage, in words. */
function seen({ actor, world }: SessionPage): string[] {
  const snapshot = actor.getSnapshot();
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
    words('stored', nameOf(world.stored)),
    words('to recover', whose(world.recoveryFor)),
    context.tabVisible ? 'in sight' : 'out of sight',
  ];
}

/** Steps, all that the page does at the last of them, in order, and some of what is seen then. */
type Moment = [steps: readonly Step[], does: string, sees: string];

/** How a page opens, and what then happens to it. */
interface Journey {
  opens: Opens;
  moments: readonly Moment[];
  /** The same, and then one step, or several of which only the last has an effect. */
  on: (steps: Step | readonly Step[], does?: string, sees?: string) => Journey;
  /** The same, and what the page does by itself, such as when it opens. */
  does: (all: string) => Journey;
  /** The same, and what is seen then. */
  sees: (facts: string) => Journey;
}
const journey = (opens: Opens, moments: readonly Moment[]): Journey => ({
  opens,
  moments,
  on: (steps, does = '', sees = '') => journey(opens, [...moments, [[steps].flat(), does, sees]]),
  does: (all) => journey(opens, [...moments, [[], all, '']]),
  sees: (facts) => journey(opens, [...moments, [[], '', facts]]),
});
export const page = (opens: Opens = {}): Journey => journey(opens, []);

/** Tests of journeys by name. Each wait is exact: nothing happens before its last millisecond. */
export function journeys(group: string, pages: Readonly<Record<string, Journey>>) {
  describe(group, () => {
    test.each(Object.entries(pages))('%s', async (_, { opens, moments }) => {
      const open = await startSession(opens);
      for (const [moment, [steps, does, sees]] of moments.entries()) {
        const each = steps.flatMap((step): Step[] =>
          typeof step === 'number' ? [step - 1, 1] : [step],
        );
        for (const [index, step] of each.entries()) {
          if (index > 0) expect(open.world.log, `moment ${moment}, before ${index}`).toEqual([]);
          await take(open, step);
        }
        const facts = seen(open);
        const unseen = sees.split(', ').filter((fact) => fact !== '' && !facts.includes(fact));
        const what = `moment ${moment}: ${facts.join(', ')}`;
        expect([open.world.log.splice(0).join(', '), unseen], what).toEqual([does, []]);
      }
    });
  });
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

export const hour = 3_600_000;

export const offline = new AuthFailure('retryable', 'Failed to fetch');
export const refused = new AuthFailure('refused', 'Already Used');
export const limited = (retryAfterMs?: number) =>
  new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs });

/** Answers the last request, or lets it fail. */
function settle<Output>(calls: readonly Call<Output>[], outcome: Output | Error) {
  const call = calls.at(-1);
  assert(call?.isOpen, 'Nothing was asked for');
  if (outcome instanceof Error) call.fail(outcome);
  else call.answer(outcome);
}
/** The open request for a new token is answered by Lena's next session, or fails. */
export const refreshes =
  (outcome: Session | Error = sessionWith(hour, { generation: 2 })): Step =>
  ({ refresh }) =>
    settle(refresh, outcome);
/** The open request for a profile is answered by Lena's, by no row, or fails. */
export const loads =
  (outcome?: 'no row' | Error): Step =>
  ({ profile }) =>
    settle(profile, outcome === 'no row' ? undefined : (outcome ?? profileWith()));
/** The link's open exchange is answered, or fails. */
export const exchanges =
  (outcome: Session | Error = sessionWith(hour), recovery = false): Step =>
  ({ exchange }) =>
    settle(exchange, outcome instanceof Error ? outcome : { session: outcome, recovery });
/** The new password is saved, or not. */
export const saves =
  (failure?: Error): Step =>
  ({ updatePassword }) =>
    settle(updatePassword, failure);
/** The server answers the request to sign out. */
export const endsAtServer = (failure?: AuthFailure): SessionEvent => ({
  type: 'signOut.answered',
  failure,
});
/** Storage now holds this, of which no event tells the page. */
export const stores =
  (session: Session | undefined): Deed =>
  ({ world }) => {
    world.stored = session;
  };
/** Another tab stores this, and its event arrives. */
export const elsewhere =
  (session: Session | undefined): Deed =>
  ({ actor, world }) => {
    world.stored = session;
    actor.send({ type: 'storage.changed', session });
  };
/** The device's clock is set. */
export const skews =
  (ms: number): Step =>
  ({ world }) => {
    world.skewMs = ms;
  };

export const second = sessionWith(2 * hour, { generation: 2 });
export const priyas = sessionWith(hour, { person: priya });
