import { fc } from '../support/property.ts';
import type { InspectionEvent } from 'xstate';
import { expect, test } from 'vitest';
import type { SessionEmitted, UsableLink } from '../../machines/session/session.types.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import {
  hashLink,
  hour,
  skews,
  startSession,
  stores,
  take,
  tokensLink,
  type SessionPage,
  type Step,
} from '../support/sessionPage.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const links: UsableLink[] = [
  hashLink,
  { ...hashLink, type: 'recovery' },
  tokensLink(true),
  tokensLink(false),
];
const lefts = [-hour, 0, 10_000, 60_000, 119_999, hour];
const either = [lena, priya];

let generation = 1;
/** Another session of a person, which ends in so many milliseconds from now. */
function sessionOf(person: typeof lena, page: SessionPage, left: number): Session {
  generation += 1;
  const expiresAt = page.context().now() + left;
  return { ...sessionWith(0, { person, generation }), expiresAt };
}
const personOf = ({ user }: Session) => (user.id === lena.id ? lena : priya);

/** The open requests, each with its answer. */
const openRequests = (page: SessionPage, left = 0) =>
  [
    ...page.exchange.map((call) => ({
      call,
      answer: () =>
        call.answer({
          session: sessionOf(lena, page, left),
          recovery:
            call.input.kind === 'tokens' ? call.input.recovery : call.input.type === 'recovery',
        }),
    })),
    ...page.refresh.map((call) => ({
      call,
      answer: () => call.answer(sessionOf(personOf(call.input), page, left)),
    })),
    ...page.profile.map((call) => ({
      call,
      answer: () => call.answer(profileWith(personOf(call.input))),
    })),
    ...page.updatePassword.map((call) => ({ call, answer: () => call.answer() })),
  ].filter(({ call }) => call.isOpen);

/** One of the open requests is answered, or fails. */
const settles =
  (which: number, how: 'answer' | AuthFailure, left: number): Step =>
  async (page) => {
    const waiting = openRequests(page, left);
    const request = waiting[which % Math.max(1, waiting.length)];
    await (how === 'answer' ? request?.answer() : request?.call.fail(how));
  };

/** Events from outside; the statechart raises the others itself. */
const events: Step[] = [
  'tab.shown',
  'tab.hidden',
  'network.online',
  'page.restored',
  'link.accept',
  'link.decline',
  'session.signOut',
  'storage.unavailable',
  'link.dismiss',
  { type: 'signOut.answered', failure: undefined },
  { type: 'signOut.answered', failure: new AuthFailure('retryable', 'Failed to fetch') },
  'signOut.settled',
  { type: 'recovery.submit', password: 'secret-1' },
  'recovery.dismiss',
  ...[undefined, lena.id, priya.id].map(
    (userId) => ({ type: 'recovery.changed', userId }) as const,
  ),
  { type: 'link.failed', code: 'otp_expired' },
  ...links.flatMap((link) =>
    [undefined, lena.email].map(
      (requestedEmail) => ({ type: 'link.arrived', link, requestedEmail }) as const,
    ),
  ),
  ...either.flatMap((person) =>
    lefts.map((left): Step => async (page) => {
      const session = left === 0 ? undefined : sessionOf(person, page, left);
      page.world.stored = session;
      await page.send({ type: 'storage.changed', session });
    }),
  ),
];
const unseen: Step[] = [
  skews(-hour),
  skews(hour),
  stores(undefined),
  stores(new Error('blocked')),
  ...either.map((person): Step => (page) => {
    page.world.stored = sessionOf(person, page, hour);
  }),
];
/** An answer three times in five. */
const outcomes = fc.oneof(
  { weight: 3, arbitrary: fc.constant<'answer'>('answer') },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('retryable', 'rateLimited', 'refused', 'invalidResponse', 'unavailable'),
        fc.constantFrom(400, 401),
      )
      .map(([kind, status]) => new AuthFailure(kind, kind, { status })),
  },
);
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...events) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.nat(5), outcomes, fc.constantFrom(...lefts))
      .map((settled) => settles(...settled)),
  },
  { weight: 3, arbitrary: fc.constantFrom<Step>(1, 200, 1_000, 30_000, 60_000, hour) },
  { weight: 2, arbitrary: fc.constantFrom(...unseen) },
);

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
    if (!/^(?:linkFailed|linkOpened|signOutFailed)$/.test(event.type)) before = event.type;
  }
  return { signedInAs, complaints };
}

function check(page: SessionPage, entered: { count: number }): void {
  const { actor, world } = page;
  const snapshot = actor.getSnapshot();
  const { session: current, profile } = snapshot.context;
  const { signedInAs, complaints } = heard(world.emitted);
  expect(snapshot.status).toBe('active');
  expect(complaints).toEqual([]);
  const live = openRequests(page).filter(({ call }) => !call.signal.aborted);
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
    const { link: left, pendingExchange } = snapshot.context;
    expect([left, pendingExchange]).toEqual([undefined, undefined]);
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

test('after any sequence of events the session is consistent and settles', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(undefined, { kind: 'problem', code: 'otp_expired' } as const, ...links),
      fc.constantFrom(undefined, lena.email, priya.email),
      fc.option(fc.tuple(fc.constantFrom(...either), fc.constantFrom(...lefts)), {
        nil: undefined,
      }),
      fc.array(steps, { maxLength: 40 }),
      async (link, requestedEmail, stored, taken) => {
        const { entered, inspect } = countRefreshing();
        const page = await startSession({
          link,
          settle: drain,
          inspect,
          ...(requestedEmail === undefined ? {} : { requestedEmail }),
          ...(stored === undefined
            ? {}
            : { stored: sessionWith(stored[1], { person: stored[0] }) }),
        });
        check(page, entered);
        for (const step of taken) {
          await take(page, [step]);
          check(page, entered);
        }
        // Once every request has settled, no spinner is left. 3.4 s is the longest wait of two attempts.
        page.actor.send({ type: 'tab.shown' });
        for (let round = 0; round < 20; round += 1)
          await take(page, ['link.accept', settles(0, 'answer', hour), 3_400]);
        check(page, entered);
        const snapshot = page.actor.getSnapshot();
        expect([
          snapshot.hasTag('loading'),
          snapshot.hasTag('asking'),
          snapshot.matches('signingOut'),
          snapshot.context.waitingLink,
        ]).toEqual([false, false, false, undefined]);
        page.actor.stop();
      },
    ),
    // A fixed seed, so that a failure is reproducible; it prints how to repeat it.
    { numRuns: 300, seed: 20_261_121 },
  );
});
