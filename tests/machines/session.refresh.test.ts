import { describe, expect, test } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { last, signedIn, startSession } from '../support/sessionHarness.ts';
import { profileWith, sessionWith } from '../support/tokens.ts';

const hour = 3_600_000;
const offline = () => new AuthFailure('retryable', 'Failed to fetch');
const freshness = (page: Awaited<ReturnType<typeof signedIn>>) =>
  (page.state() as { signedIn: { freshness: string } }).signedIn.freshness;

describe('checking the token', () => {
  test.each([
    { left: 120_000, due: false },
    // floor(119 999 / 30 000) is 3.
    { left: 119_999, due: true },
  ])('with $left ms left a refresh is due: $due', async ({ left, due }) => {
    const page = await signedIn(sessionWith(left), profileWith());
    expect(page.refresh).toHaveLength(due ? 1 : 0);
  });

  test('a visible tab checks every 30 s and refreshes once, before expiry', async () => {
    // 150 s left: the check at 30 s still finds four ticks, the one at 60 s three.
    const session = sessionWith(150_000);
    const page = await signedIn(session, profileWith());
    await page.pass(30_000);
    expect(page.refresh).toEqual([]);
    await page.pass(29_999);
    expect(page.refresh).toEqual([]);
    await page.pass(1);
    expect(page.refresh.map(({ input }) => input)).toEqual([session]);

    const fresh = sessionWith(hour + 60_000, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.context().session).toEqual(fresh);
    expect(page.emitted()).toEqual([{ type: 'tokenRefreshed', session: fresh }]);
    expect(page.world.storeCommands).toEqual([{ type: 'store.write', session: fresh }]);
    // The profile is loaded and is not requested again.
    expect(page.profile).toHaveLength(1);
  });

  test('tokens of one minute cause one refresh per check, not a loop', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    for (let round = 1; round <= 5; round += 1) {
      expect(page.refresh).toHaveLength(round);
      await last(page.refresh).answer(
        sessionWith(60_000 + (round - 1) * 30_000, { generation: round + 1 }),
      );
      expect(freshness(page)).toBe('fresh');
      await page.pass(30_000);
    }
    expect(page.refresh).toHaveLength(6);
  });
});

describe('a hidden tab', () => {
  test('opened in the background it does not check', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith(), { hidden: true });
    expect(freshness(page)).toBe('hidden');
    await page.pass(hour);
    expect(page.refresh).toEqual([]);
  });

  test('hidden for 30 s and shown again, it sends no request', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'tab.hidden' });
    await page.pass(30_000);
    await page.send({ type: 'tab.shown' });
    expect(freshness(page)).toBe('fresh');
    expect([page.refresh.length, page.profile.length, page.takeEmittedTypes()]).toEqual([0, 1, []]);
    await page.pass(30_000);
    expect(freshness(page)).toBe('fresh');
  });

  test('a pending refresh completes, and checks stop', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await page.send({ type: 'tab.hidden' });
    expect(freshness(page)).toBe('refreshing');
    const fresh = sessionWith(60_000, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.context().session).toEqual(fresh);
    expect(freshness(page)).toBe('hidden');
    await page.pass(hour);
    expect(page.refresh).toHaveLength(1);
    await page.send({ type: 'tab.shown' });
    expect(page.refresh).toHaveLength(2);
  });

  test('a refresh that fails in a hidden tab is retried once it is visible', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await page.send({ type: 'tab.hidden' });
    await last(page.refresh).fail(offline());
    expect(freshness(page)).toBe('hidden');
    await page.pass(hour);
    expect(page.refresh).toHaveLength(1);
    await page.send({ type: 'tab.shown' });
    expect(page.refresh).toHaveLength(2);
  });

  test('shown during a refresh: visible, with one request', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await page.send({ type: 'tab.hidden' });
    await page.send({ type: 'tab.shown' });
    expect(page.context().tabVisible).toBe(true);
    expect(page.refresh).toHaveLength(1);
    await last(page.refresh).answer(sessionWith(hour, { generation: 2 }));
    expect(freshness(page)).toBe('fresh');
  });

  test('shown in a state where only the profile reacts: the tab counts as visible', async () => {
    const page = await startSession({ stored: sessionWith(60_000) });
    await last(page.profile).fail(offline());
    await page.send({ type: 'tab.hidden' });
    expect(page.state()).toMatchObject({
      signedIn: { freshness: 'refreshing', profile: 'missing' },
    });
    await page.send({ type: 'tab.shown' });
    expect(page.context().tabVisible).toBe(true);
    expect(page.state()).toMatchObject({ signedIn: { profile: 'retrying' } });
  });

  test('focusing the tab ten times emits nothing', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    for (let time = 0; time < 10; time += 1) await page.send({ type: 'tab.shown' });
    expect([page.takeEmittedTypes(), page.refresh.length, page.profile.length]).toEqual([[], 0, 1]);
  });
});

test('a visible tab checks at once after sleep', async () => {
  const page = await signedIn(sessionWith(hour), profileWith());
  page.world.skewMs = hour;
  await page.send({ type: 'tab.shown' });
  expect(page.refresh).toHaveLength(1);
});

describe('no response', () => {
  test.each([
    { late: 29_800, next: 'backingOff' },
    { late: 29_801, next: 'fresh' },
  ])('that takes $late ms: the next step is $next', async ({ late, next }) => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    page.world.skewMs = late;
    await last(page.refresh).fail(offline());
    expect(freshness(page)).toBe(next);
  });

  test('it waits 200 ms times the attempt’s number, and stops after 30 s', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    const began = page.context().now();
    const waits: number[] = [];
    for (let attempt = 1; attempt < 100; attempt += 1) {
      expect(page.refresh).toHaveLength(attempt);
      await last(page.refresh).fail(offline());
      if (freshness(page) !== 'backingOff') break;
      await page.pass(200 * attempt - 1);
      expect(page.refresh).toHaveLength(attempt);
      await page.pass(1);
      waits.push(200 * attempt);
    }
    // 200 + 400 + ... + 200n is 100 n (n + 1): 16 waits take 27.2 s, the 17th would end after 30.
    expect(waits).toEqual(Array.from({ length: 16 }, (_, index) => 200 * (index + 1)));
    expect(page.context().now() - began).toBe(27_200);
    expect(freshness(page)).toBe('fresh');
    expect(page.has('signedIn')).toBe(true);

    // The session is kept, and the next check starts a new round.
    await page.pass(30_000);
    expect(page.refresh).toHaveLength(18);
    expect(page.context().attempt).toBe(1);
    expect(page.takeEmittedTypes()).toEqual([]);
  });

  test('a network that returns after 10 s costs one more attempt, not the session', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'tab.hidden' });
    await page.pass(2 * hour);
    await page.send({ type: 'tab.shown' });
    await page.pass(10_000);
    await last(page.refresh).fail(offline());
    await page.pass(200);
    expect(page.refresh).toHaveLength(2);
    const fresh = sessionWith(4 * hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.context().session).toEqual(fresh);
    expect(page.takeEmittedTypes()).toEqual(['tokenRefreshed']);
  });

  test('an unknown error counts as no response', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).fail(new TypeError('x is not a function'));
    expect(freshness(page)).toBe('backingOff');
  });

  test('coming online between two attempts triggers one at once', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).fail(offline());
    await page.send({ type: 'network.online' });
    expect(page.refresh).toHaveLength(2);
    await last(page.refresh).fail(offline());
    await page.pass(399);
    expect(page.refresh).toHaveLength(2);
    await page.pass(1);
    expect(page.refresh).toHaveLength(3);
  });

  test('coming online checks the token without waiting for the tick', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    for (let attempt = 1; attempt <= 17; attempt += 1) {
      await last(page.refresh).fail(offline());
      await page.pass(200 * attempt);
    }
    expect(freshness(page)).toBe('fresh');
    await page.send({ type: 'network.online' });
    expect(page.refresh).toHaveLength(18);
  });
});

describe('429', () => {
  const limited = (retryAfterMs?: number) =>
    new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs });

  test.each([
    { name: 'as long as Retry-After says', retryAfterMs: 7_000, waits: 7_000 },
    { name: 'a minute when it says nothing', retryAfterMs: undefined, waits: 60_000 },
  ])('it waits $name, keeps the session and says nothing', async ({ retryAfterMs, waits }) => {
    const session = sessionWith(60_000);
    const page = await signedIn(session, profileWith());
    await last(page.refresh).fail(limited(retryAfterMs));
    expect(page.context().session).toEqual(session);
    await page.pass(waits - 1);
    expect(page.refresh).toHaveLength(1);
    await page.pass(1);
    expect(page.refresh).toHaveLength(2);
    expect(page.takeEmittedTypes()).toEqual([]);
    expect(page.world.storeCommands).toEqual([]);
  });

  test('neither focus nor coming online shortens the wait', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).fail(limited(50_000));
    for (let time = 0; time < 10; time += 1) {
      await page.send({ type: 'tab.hidden' });
      await page.send({ type: 'tab.shown' });
      await page.send({ type: 'network.online' });
    }
    expect(page.refresh).toHaveLength(1);
  });

  test('after the wait a hidden tab sends nothing until shown', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).fail(limited(7_000));
    await page.send({ type: 'tab.hidden' });
    await page.pass(7_000);
    expect(freshness(page)).toBe('hidden');
    expect(page.refresh).toHaveLength(1);
    await page.send({ type: 'tab.shown' });
    expect(page.refresh).toHaveLength(2);
  });
});

describe('a refused refresh', () => {
  test.each(['refused', 'invalidResponse'] as const)(
    '%s: out once, with the reason, storage cleared, and no more requests',
    async (kind) => {
      const session = sessionWith(60_000);
      const page = await signedIn(session, profileWith());
      await last(page.refresh).fail(new AuthFailure(kind, 'No'));
      expect(page.state()).toBe('signedOut');
      expect(page.emitted()).toEqual([
        { type: 'signedOut', reason: 'refused', failure: undefined },
      ]);
      expect(page.world.storeCommands).toEqual([{ type: 'store.clear' }]);
      expect(page.context()).toMatchObject({
        session: undefined,
        profile: undefined,
        endReason: 'refused',
      });
      await page.pass(hour);
      expect([page.refresh.length, page.signOut.length]).toEqual([1, 0]);
    },
  );

  test('"Already Used", because another tab was first: that tab’s session is adopted', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    const rotated = sessionWith(hour, { generation: 2 });
    page.world.stored = rotated;
    await last(page.refresh).fail(new AuthFailure('refused', 'Already Used'));
    expect(page.context().session).toEqual(rotated);
    expect(freshness(page)).toBe('fresh');
    expect([page.refresh.length, page.takeEmittedTypes(), page.world.storeCommands]).toEqual([
      1,
      [],
      [],
    ]);
  });

  test('with unreadable storage: signed out', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    page.world.stored = new Error('The operation is insecure.');
    await last(page.refresh).fail(new AuthFailure('refused', 'No'));
    expect(page.state()).toBe('signedOut');
    expect(page.takeEmittedTypes()).toEqual(['signedOut']);
  });
});

describe('while an attempt waits for the lock', () => {
  test('another tab succeeds: this one sends no request', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).fail(offline());
    expect(freshness(page)).toBe('backingOff');
    const rotated = sessionWith(hour, { generation: 2 });
    await page.send({ type: 'storage.changed', session: rotated });
    await page.pass(30_000);
    expect([page.refresh.length, page.context().session, freshness(page)]).toEqual([
      1,
      rotated,
      'fresh',
    ]);
  });

  test('another tab succeeds while this one fails: its session is adopted', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await page.send({ type: 'storage.changed', session: sessionWith(hour, { generation: 2 }) });
    await last(page.refresh).fail(offline());
    await page.pass(1_000);
    expect([page.refresh.length, freshness(page)]).toEqual([1, 'fresh']);
  });
});
