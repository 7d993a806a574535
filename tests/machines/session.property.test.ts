import { fc } from '../support/property.ts';
import { expect, test } from 'vitest';
import type { SessionEmitted, UsableLink } from '../../machines/session/session.types.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import {
  elsewhere,
  endsAtServer,
  hashLink,
  hour,
  offline,
  skews,
  startSession,
  stores,
  take,
  tokensLink,
  type Call,
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
function sessionOf(person: typeof lena, { actor }: SessionPage, left: number): Session {
  generation += 1;
  const expiresAt = actor.getSnapshot().context.now() + left;
  return { ...sessionWith(0, { person, generation }), expiresAt };
}
const personOf = ({ user }: Session) => (user.id === lena.id ? lena : priya);

/** The open requests, each with its answer. */
function openRequests(page: SessionPage, left = 0) {
  const answered = <Input, Output>(
    calls: readonly Call<Input, Output>[],
    output: (input: Input) => Output,
  ) => calls.map((call) => ({ call, answer: () => call.answer(output(call.input)) }));
  return [
    ...answered(page.exchange, (link) => ({
      session: sessionOf(lena, page, left),
      recovery: link.kind === 'tokens' ? link.recovery : link.type === 'recovery',
    })),
    ...answered(page.refresh, (session) => sessionOf(personOf(session), page, left)),
    ...answered(page.profile, (session) => profileWith(personOf(session))),
    ...answered(page.updatePassword, () => undefined),
  ].filter(({ call }) => call.isOpen);
}

/** One of the open requests is answered, or fails. */
const settles =
  (which: number, failure: AuthFailure | undefined, left: number): Step =>
  (page) => {
    const waiting = openRequests(page, left);
    const request = waiting[which % Math.max(1, waiting.length)];
    if (failure === undefined) request?.answer();
    else request?.call.fail(failure);
  };

/** What happens outside; the statechart raises the other events itself. */
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
  endsAtServer(),
  endsAtServer(offline),
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
    lefts.map((left): Step => (page) => {
      elsewhere(left === 0 ? undefined : sessionOf(person, page, left))(page);
    }),
  ),
];
const unseen: Step[] = [
  skews(-hour),
  skews(hour),
  stores(undefined),
  ...either.map(
    (person): Step =>
      (page) =>
        stores(sessionOf(person, page, hour))(page),
  ),
];
const failures = fc
  .tuple(
    fc.constantFrom('retryable', 'rateLimited', 'refused', 'invalidResponse', 'unavailable'),
    fc.constantFrom(400, 401),
  )
  .map(([kind, status]) => new AuthFailure(kind, kind, { status }));
/** An answer half of the time. */
const settling = fc
  .tuple(fc.nat(5), fc.option(failures, { nil: undefined, freq: 2 }), fc.constantFrom(...lefts))
  .map((settled) => settles(...settled));
const waits = fc.constantFrom<Step>(1, 200, 1_000, 30_000, 60_000, hour);
const steps = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...events) },
  { weight: 6, arbitrary: settling },
  { weight: 3, arbitrary: waits },
  { weight: 2, arbitrary: fc.constantFrom(...unseen) },
);

/** What a listener knows after the events. */
function heard(emitted: readonly SessionEmitted[]): string | undefined {
  let signedInAs: string | undefined;
  let before: string | undefined;
  for (const event of emitted) {
    if (event.type === 'initialSession' || event.type === 'signedIn')
      signedInAs = event.session?.user.id;
    else if (event.type === 'signedOut') {
      // A stored session that is refused at start has no user yet; any other ended session had one.
      if (before !== 'initialSession') expect(signedInAs, `after ${before}`).toBeDefined();
      signedInAs = undefined;
    } else if (event.type === 'passwordRecovery') signedInAs = lena.id;
    if (!/^(?:linkFailed|linkOpened|signOutFailed)$/.test(event.type)) before = event.type;
  }
  return signedInAs;
}

function check(page: SessionPage): void {
  const { actor, world } = page;
  const snapshot = actor.getSnapshot();
  const { session: current, profile, link, pendingExchange, recoveryFor } = snapshot.context;
  expect(snapshot.status).toBe('active');
  const live = openRequests(page).filter(({ call }) => !call.signal.aborted);
  const refreshes = page.refresh.filter(({ isOpen, signal }) => isOpen && !signal.aborted);
  expect(refreshes.length, 'refreshes at once').toBeLessThanOrEqual(1);
  // Never one person's profile with another's session.
  if (profile !== undefined) expect(profile.id).toBe(current?.user.id);
  // Exactly one of the five kinds of page.
  const [isIn, isOut] = [snapshot.hasTag('signedIn'), snapshot.hasTag('signedOut')];
  const kinds = [
    snapshot.hasTag('asking'),
    snapshot.hasTag('loading') && !isIn,
    isIn,
    isOut,
    snapshot.matches('signingOut'),
  ];
  expect(kinds.filter(Boolean)).toHaveLength(1);
  if (isOut) expect([current, profile]).toEqual([undefined, undefined]);
  if (isIn) expect(current).toBeDefined();
  // Listeners know who is signed in. They are told of the first user once, before anyone is shown.
  const signedInAs = heard(world.emitted);
  const initial = world.emitted.filter(({ type }) => type === 'initialSession').length;
  expect(initial).toBeLessThanOrEqual(1);
  if (isIn || isOut) expect([initial, signedInAs]).toEqual([1, current?.user.id]);
  // Every wait is for an open request or a clock.
  const isWaitedFor =
    snapshot.matches({ openingLink: 'awaitingVisibility' }) ||
    snapshot.matches({ restoring: 'backingOff' }) ||
    snapshot.matches({ signedIn: { freshness: 'backingOff' } });
  if (snapshot.hasTag('loading') && !isWaitedFor) expect(live.length).toBeGreaterThan(0);
  // A link's session has no user until it is accepted, and is deleted if it is not.
  if (!snapshot.matches('openingLink'))
    expect([link, pendingExchange]).toEqual([undefined, undefined]);
  // No data is requested with an expired token.
  for (const { input, at } of page.profile) expect(input.expiresAt).toBeGreaterThan(at);
  if (snapshot.matches({ signedIn: { recovery: 'asking' } }))
    expect(recoveryFor).toBe(current?.user.id);
}

test('after any sequence of events the session is consistent and settles', async () => {
  const opens = fc.record({
    link: fc.constantFrom(undefined, ...links),
    linkProblem: fc.constantFrom(undefined, 'otp_expired'),
    requestedEmail: fc.constantFrom(undefined, lena.email, priya.email),
    stored: fc.option(
      fc
        .tuple(fc.constantFrom(...lefts), fc.constantFrom(...either))
        .map(([left, person]) => sessionWith(left, { person })),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(opens, fc.array(steps, { maxLength: 40 }), async (how, taken) => {
      const page = await startSession(how);
      check(page);
      for (const step of taken) {
        await take(page, step);
        check(page);
      }
      // Once every request has settled, no spinner is left. 3.4 s is the longest wait of two attempts.
      await take(page, 'tab.shown');
      for (let round = 0; round < 20; round += 1)
        for (const step of ['link.accept', settles(0, undefined, hour), 3_400] as const)
          await take(page, step);
      check(page);
      const snapshot = page.actor.getSnapshot();
      const isSettled = snapshot.hasTag('signedIn') || snapshot.hasTag('signedOut');
      expect([isSettled, snapshot.hasTag('loading')]).toEqual([true, false]);
      expect(snapshot.context.waitingLink).toBeUndefined();
      page.actor.stop();
    }),
    // A fixed seed, so that a failure is reproducible; it prints how to repeat it.
    { numRuns: 300, seed: 20_261_121 },
  );
});
