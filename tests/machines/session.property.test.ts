import { fc } from '../support/property.ts';
import type { InspectionEvent } from 'xstate';
import { expect, test } from 'vitest';
import type {
  AddressLink,
  SessionEmitted,
  SessionEvent,
} from '../../machines/session/session.types.ts';
import { AuthFailure, type AuthFailureKind } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import { hashLink, startSession, tokensLink } from '../support/sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const people = { lena, priya };
type Who = keyof typeof people;

/** External events; the statechart raises the others itself. */
type Sent = Exclude<
  SessionEvent['type'],
  'session.refreshed' | 'token.needed' | 'token.unavailable'
>;

type Step =
  | { do: 'send'; event: Sent; who: Who; leftMs: number }
  | { do: 'pass'; ms: number }
  | { do: 'skew'; ms: number }
  | { do: 'store'; what: Who | 'nothing' | 'unreadable'; leftMs: number }
  | {
      do: 'settle';
      which: number;
      how: 'answer' | AuthFailureKind;
      status?: number;
      leftMs: number;
    };

const leftMs = fc.constantFrom(-3_600_000, 0, 10_000, 60_000, 119_999, 3_600_000);
const who = fc.constantFrom<Who>('lena', 'priya');
const events = fc.constantFrom<Sent>(
  'tab.shown',
  'tab.hidden',
  'network.online',
  'page.restored',
  'storage.changed',
  'storage.unavailable',
  'link.arrived',
  'link.accept',
  'link.decline',
  'link.dismiss',
  'session.signOut',
  'signOut.settled',
  'recovery.submit',
  'recovery.dismiss',
  'recovery.changed',
);
/** An answer three times in five. */
const outcomes = fc.oneof(
  { weight: 3, arbitrary: fc.constant<'answer'>('answer') },
  {
    weight: 2,
    arbitrary: fc.constantFrom<AuthFailureKind>(
      'retryable',
      'rateLimited',
      'refused',
      'invalidResponse',
      'unavailable',
    ),
  },
);
const is = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const steps = fc.oneof<fc.MaybeWeightedArbitrary<Step>[]>(
  { weight: 4, arbitrary: fc.record({ do: is('send'), event: events, who, leftMs }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: is('settle'),
      which: fc.nat(5),
      how: outcomes,
      status: fc.constantFrom(400, 401),
      leftMs,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: is('pass'),
      ms: fc.constantFrom(1, 200, 1_000, 30_000, 60_000, 3_600_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: is('skew'), ms: fc.constantFrom(-3_600_000, 3_600_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: is('store'),
      what: fc.constantFrom<Who | 'nothing' | 'unreadable'>(
        'lena',
        'priya',
        'nothing',
        'unreadable',
      ),
      leftMs,
    }),
  },
);

const links: AddressLink[] = [
  { kind: 'none' },
  { kind: 'problem', code: 'otp_expired' },
  hashLink,
  { ...hashLink, type: 'recovery' },
  tokensLink(true),
  tokensLink(false),
];

/** Microtasks only, so that thousands of sequences take a second. */
async function drain(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}

/** Counts entries into the refreshing states at every microstep, to include transient ones. */
function countRefreshing() {
  const entered = { count: 0 };
  let was = false;
  const inspect = (inspected: InspectionEvent): void => {
    // The session itself, not an actor that it invokes.
    if (inspected.type !== '@xstate.microstep') return;
    if (inspected.actorRef.sessionId !== inspected.rootId) return;
    const { value } = inspected.snapshot as unknown as { value: unknown };
    const isRefreshing = JSON.stringify(value).includes('"refreshing"');
    if (isRefreshing && !was) entered.count += 1;
    was = isRefreshing;
  };
  return { entered, inspect };
}

/** What a listener knows after the events; also what is wrong with their order. */
function heard(emitted: readonly SessionEmitted[]) {
  let signedInAs: string | undefined;
  let before: string | undefined;
  const complaints: string[] = [];
  for (const event of emitted) {
    if (event.type === 'initialSession' || event.type === 'signedIn')
      signedInAs = event.session?.user.id;
    else if (event.type === 'signedOut') {
      // A stored session that is refused at start has no user yet; any other ended session had one.
      if (signedInAs === undefined && before !== 'initialSession')
        complaints.push(`signed out twice, after ${before}`);
      signedInAs = undefined;
    } else if (event.type === 'passwordRecovery') signedInAs = lena.id;
    if (event.type !== 'linkFailed' && event.type !== 'linkOpened') before = event.type;
  }
  return { signedInAs, complaints };
}

/** A session statechart under random events: every request stays open until a step settles it. */
async function startChance(link: AddressLink, requestedBy: Who, stored?: [Who, number]) {
  let generation = 1;
  const { entered, inspect } = countRefreshing();
  const session = (person: Who, endsAt: number): Session => {
    generation += 1;
    return { ...sessionWith(0, { person: people[person], generation }), expiresAt: endsAt };
  };
  const requestedEmail = (by: Who) => (by === 'lena' ? lena.email : undefined);
  const requested = requestedEmail(requestedBy);
  const page = await startSession({
    link,
    settle: drain,
    inspect,
    ...(requested === undefined ? {} : { requestedEmail: requested }),
    ...(stored === undefined
      ? {}
      : { stored: session(stored[0], sessionWith(stored[1]).expiresAt) }),
  });
  const { actor, world } = page;
  const ending = (left: number) => page.context().now() + left;
  const nameOf = ({ user }: Session): Who => (user.id === lena.id ? 'lena' : 'priya');

  /** The open requests, each with its answer. */
  const open = (left = 0) =>
    [
      ...page.exchange.map((call) => ({
        call,
        answer: () =>
          call.answer({
            session: session('lena', ending(left)),
            recovery:
              call.input.kind === 'tokens' ? call.input.recovery : call.input.type === 'recovery',
          }),
      })),
      ...page.refresh.map((call) => ({
        call,
        answer: () => call.answer(session(nameOf(call.input), ending(left))),
      })),
      ...page.profile.map((call) => ({
        call,
        answer: () => call.answer(profileWith(people[nameOf(call.input)])),
      })),
      ...page.signOut.map((call) => ({ call, answer: () => call.answer(undefined) })),
      ...page.updatePassword.map((call) => ({ call, answer: () => call.answer() })),
    ].filter(({ call }) => call.isOpen);

  async function send(type: Sent, person: Who, left: number): Promise<void> {
    if (type === 'recovery.submit') await page.send({ type, password: 'secret-1' });
    else if (type === 'recovery.changed')
      await page.send({ type, userId: left === 0 ? undefined : people[person].id });
    else if (type === 'storage.changed') {
      const changed = left === 0 ? undefined : session(person, ending(left));
      world.stored = changed;
      await page.send({ type, session: changed });
    } else if (type === 'link.arrived') {
      const arrived = links[left === 0 ? 1 : 4] ?? { kind: 'none' };
      await page.send({ type, link: arrived, requestedEmail: requestedEmail(person) });
    } else await page.send({ type });
  }

  async function run(step: Step): Promise<void> {
    if (step.do === 'pass') await page.pass(step.ms);
    else if (step.do === 'skew') world.skewMs += step.ms;
    else if (step.do === 'send') await send(step.event, step.who, step.leftMs);
    else if (step.do === 'store') {
      if (step.what === 'nothing') world.stored = undefined;
      else if (step.what === 'unreadable') world.stored = new Error('blocked');
      else world.stored = session(step.what, ending(step.leftMs));
    } else {
      const waiting = open(step.leftMs);
      const request = waiting[step.which % Math.max(1, waiting.length)];
      if (step.how === 'answer') await request?.answer();
      else await request?.call.fail(new AuthFailure(step.how, step.how, { status: step.status }));
    }
  }

  function check(): void {
    const snapshot = actor.getSnapshot();
    const { session: current, profile } = snapshot.context;
    const { signedInAs, complaints } = heard(world.emitted);
    expect(snapshot.status).toBe('active');
    expect(complaints).toEqual([]);
    const live = open().filter(({ call }) => !call.signal.aborted);
    const refreshes = page.refresh.filter(({ isOpen, signal }) => isOpen && !signal.aborted);
    expect(refreshes.length, 'refreshes at once').toBeLessThanOrEqual(1);
    expect(page.refresh.length, 'refreshes decided on').toBe(entered.count);
    // Never one person's profile with another's session.
    if (profile !== undefined) expect(profile.id).toBe(current?.user.id);
    // Exactly one of the five kinds of page.
    const kinds = [
      snapshot.hasTag('asking'),
      snapshot.hasTag('loading') && !snapshot.hasTag('signedIn'),
      snapshot.hasTag('signedIn'),
      snapshot.hasTag('signedOut'),
      snapshot.matches('signingOut'),
    ];
    expect(kinds.filter(Boolean)).toHaveLength(1);
    if (snapshot.hasTag('signedOut')) expect([current, profile]).toEqual([undefined, undefined]);
    if (snapshot.hasTag('signedIn')) expect(current).toBeDefined();
    // Listeners know who is signed in.
    if (snapshot.hasTag('signedOut')) expect(signedInAs).toBeUndefined();
    if (snapshot.hasTag('signedIn')) expect(signedInAs).toBe(current?.user.id);
    // Every wait is for an open request or a clock.
    const isWaitedFor =
      snapshot.matches({ openingLink: 'awaitingVisibility' }) ||
      snapshot.matches({ restoring: 'backingOff' }) ||
      snapshot.matches({ signedIn: { freshness: 'backingOff' } });
    if (snapshot.hasTag('loading') && !isWaitedFor) expect(live.length).toBeGreaterThan(0);
    // A link's session has no user until it is accepted, and is deleted if it is not.
    if (!snapshot.matches('openingLink')) {
      const { link: left, pendingExchange, currentUser } = snapshot.context;
      expect([left, pendingExchange, currentUser]).toEqual([undefined, undefined, undefined]);
    }
    // No data is requested with an expired token.
    for (const { input, at } of page.profile) expect(input.expiresAt).toBeGreaterThan(at);
    // The initial user is reported once, and before anyone is shown.
    const initial = world.emitted.filter(({ type }) => type === 'initialSession').length;
    expect(initial).toBeLessThanOrEqual(1);
    if (snapshot.hasTag('signedIn') || snapshot.hasTag('signedOut')) expect(initial).toBe(1);
    if (snapshot.matches({ signedIn: { recovery: 'asking' } }))
      expect(snapshot.context.recoveryFor).toBe(current?.user.id);
  }

  return { actor, run, check };
}

test('after any sequence of events the session is consistent and settles', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...links),
      who,
      fc.option(fc.tuple(who, leftMs), { nil: undefined }),
      fc.array(steps, { maxLength: 40 }),
      async (link, requestedBy, stored, taken) => {
        const { actor, run, check } = await startChance(link, requestedBy, stored);
        check();
        for (const step of taken) {
          await run(step);
          check();
        }
        // Once every request has settled, no spinner is left.
        actor.send({ type: 'tab.shown' });
        for (let round = 0; round < 20; round += 1) {
          actor.send({ type: 'link.accept' });
          await run({ do: 'settle', which: 0, how: 'answer', leftMs: 3_600_000 });
          // The longest wait between two attempts.
          await run({ do: 'pass', ms: 3_400 });
        }
        check();
        const snapshot = actor.getSnapshot();
        expect([
          snapshot.hasTag('loading'),
          snapshot.hasTag('asking'),
          snapshot.matches('signingOut'),
          snapshot.context.waitingLink,
        ]).toEqual([false, false, false, undefined]);
        actor.stop();
      },
    ),
    // A fixed seed, so that a failure is reproducible; it prints how to repeat it.
    { numRuns: 300, seed: 20_261_121 },
  );
});
