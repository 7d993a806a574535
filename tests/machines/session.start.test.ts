import { describe, expect, test } from 'vitest';
import { isContentHidden } from '../../machines/session/session.selectors.ts';
import { selectAccess } from '../../machines/session/session.screens.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { last, startSession } from '../support/sessionHarness.ts';
import { profileWith, sessionWith } from '../support/tokens.ts';

const hour = 3_600_000;

describe('opening the page with nothing stored and no link', () => {
  test('a reader is signed out at once, without a request', async () => {
    const page = await startSession();
    expect(page.state()).toBe('signedOut');
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: undefined }]);
    expect([page.refresh, page.profile, page.exchange, page.signOut]).toEqual([[], [], [], []]);
    expect(page.world.storeCommands).toEqual([]);
  });

  test('unreadable storage counts as empty', async () => {
    const page = await startSession({ stored: new Error('The operation is insecure.') });
    expect(page.state()).toBe('signedOut');
    expect(page.takeEmittedTypes()).toEqual(['initialSession']);
  });
});

describe('opening the page with a stored session', () => {
  test('the content waits for the profile, and not for a refresh', async () => {
    const session = sessionWith(hour);
    const page = await startSession({ stored: session });
    expect(page.has('loading')).toBe(true);
    expect(page.emitted()).toEqual([{ type: 'initialSession', session }]);
    expect(page.profile.map(({ input }) => input)).toEqual([session]);

    await last(page.profile).answer(profileWith());
    expect(page.has('loading')).toBe(false);
    expect(page.state()).toEqual({
      signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' },
    });
    expect(page.context().profile).toEqual(profileWith());
    expect(page.refresh).toEqual([]);
    expect(page.takeEmittedTypes()).toEqual([]);
  });

  test.each([
    { left: 10_001, state: 'signedIn' },
    { left: 10_000, state: 'restoring' },
    { left: 9_999, state: 'restoring' },
    { left: 0, state: 'restoring' },
    { left: -86_400_000, state: 'restoring' },
  ])('with $left ms left it is $state first', async ({ left, state }) => {
    const page = await startSession({ stored: sessionWith(left) });
    expect(page.actor.getSnapshot().matches(state as 'signedIn' | 'restoring')).toBe(true);
    // Either way one refresh starts at once.
    expect(page.refresh).toHaveLength(1);
    expect(page.profile).toHaveLength(state === 'signedIn' ? 1 : 0);
  });

  test('an expiring one is refreshed and stored before anything is shown', async () => {
    const page = await startSession({ stored: sessionWith(5_000) });
    const fresh = sessionWith(hour, { generation: 2 });
    expect(page.has('loading')).toBe(true);
    expect(page.takeEmittedTypes()).toEqual([]);

    await last(page.refresh).answer(fresh);
    expect(page.context().session).toEqual(fresh);
    expect(page.world.storeCommands).toEqual([{ type: 'store.write', session: fresh }]);
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session: fresh },
      { type: 'tokenRefreshed', session: fresh },
    ]);
    expect(page.profile.map(({ input }) => input)).toEqual([fresh]);
    expect(page.refresh).toHaveLength(1);
  });

  test('an expiring one that the server refuses is dropped, with a reason for the visitor', async () => {
    const page = await startSession({ stored: sessionWith(5_000) });
    await last(page.refresh).fail(new AuthFailure('refused', 'Invalid Refresh Token'));
    expect(page.state()).toBe('signedOut');
    expect(page.world.stored).toBeUndefined();
    expect(page.context()).toMatchObject({
      session: undefined,
      profile: undefined,
      endReason: 'refused',
    });
    expect(page.takeEmittedTypes()).toEqual(['initialSession', 'signedOut']);
    await page.pass(hour);
    expect(page.refresh).toHaveLength(1);
  });

  test('an expired one is retried with increasing delays for 30 s and kept, and no data is requested with it', async () => {
    const stored = sessionWith(-1);
    const page = await startSession({ stored });
    const waits: number[] = [];
    for (let attempt = 1; attempt < 100; attempt += 1) {
      expect(page.refresh).toHaveLength(attempt);
      await last(page.refresh).fail(new AuthFailure('retryable', ''));
      if (page.has('signedIn')) break;
      await page.pass(200 * attempt - 1);
      expect(page.refresh).toHaveLength(attempt);
      await page.pass(1);
      waits.push(200 * attempt);
    }
    expect(waits).toEqual(Array.from({ length: 16 }, (_, index) => 200 * (index + 1)));
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: stored }]);
    expect([page.has('loading'), page.world.stored, page.profile]).toEqual([false, stored, []]);

    await page.pass(29_999);
    expect(page.refresh).toHaveLength(17);
    await page.pass(1);
    expect([page.refresh.length, page.profile]).toEqual([18, []]);
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.takeEmittedTypes()).toEqual(['tokenRefreshed']);
    expect(page.profile.map(({ input }) => input)).toEqual([fresh]);
  });

  test('coming online between two attempts triggers one at once', async () => {
    const page = await startSession({ stored: sessionWith(-1) });
    await last(page.refresh).fail(new AuthFailure('retryable', ''));
    await page.send({ type: 'network.online' });
    expect(page.refresh).toHaveLength(2);
    await page.pass(200);
    expect(page.refresh).toHaveLength(2);
  });

  test('between two attempts another tab’s fresh session is adopted', async () => {
    const page = await startSession({ stored: sessionWith(-1) });
    await last(page.refresh).fail(new AuthFailure('retryable', ''));
    const rotated = sessionWith(hour, { generation: 2 });
    page.world.stored = rotated;
    await page.send({ type: 'storage.changed', session: rotated });
    await page.pass(hour);
    expect(page.profile[0]?.input).toEqual(rotated);
    expect(page.emitted()[0]).toEqual({ type: 'initialSession', session: rotated });
  });

  test('another tab signs out between two attempts: signed out', async () => {
    const page = await startSession({ stored: sessionWith(-1) });
    await last(page.refresh).fail(new AuthFailure('retryable', ''));
    page.world.stored = undefined;
    await page.send({ type: 'storage.changed', session: undefined });
    expect(page.state()).toBe('signedOut');
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: undefined }]);
  });

  test('public content does not wait for a service that cannot be reached', async () => {
    const page = await startSession({ stored: sessionWith(-1) });
    const hidden = () => isContentHidden(page.actor.getSnapshot());
    expect(hidden()).toBe(true);
    await last(page.refresh).fail(new AuthFailure('retryable', ''));
    expect([hidden(), selectAccess(page.actor.getSnapshot())]).toEqual([false, 'waiting']);
  });

  test('an expiring one is kept during the wait of a 429', async () => {
    const stored = sessionWith(-1);
    const page = await startSession({ stored });
    await last(page.refresh).fail(
      new AuthFailure('rateLimited', 'Too many requests', { retryAfterMs: 45_000 }),
    );
    expect(page.state()).toMatchObject({
      signedIn: { freshness: 'coolingDown', profile: 'missing' },
    });
    expect(page.profile).toEqual([]);
    expect(page.world.stored).toEqual(stored);
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: stored }]);
    await page.pass(44_999);
    expect(page.refresh).toHaveLength(1);
    await page.pass(1);
    expect(page.refresh).toHaveLength(2);
  });

  test('an expiring one that another tab has just rotated is replaced by it', async () => {
    const page = await startSession({ stored: sessionWith(-1) });
    const rotated = sessionWith(hour, { generation: 2 });
    page.world.stored = rotated;
    await last(page.refresh).fail(new AuthFailure('refused', 'Already Used'));
    expect(page.context().session).toEqual(rotated);
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: rotated }]);
    expect(page.refresh).toHaveLength(1);
  });
});

describe('a device clock that is an hour wrong', () => {
  test.each([
    { name: 'fast', skewMs: hour },
    { name: 'slow', skewMs: -hour },
  ])('$name: one refresh at most, then quiet for the token’s whole life', async ({ skewMs }) => {
    // The session was stored while the clock was right; then it was set wrong.
    const page = await startSession({ stored: sessionWith(hour) });
    await last(page.profile).answer(profileWith());
    page.world.skewMs = skewMs;
    await page.pass(30_000);
    const asked = page.refresh.length;
    expect(asked).toBe(skewMs > 0 ? 1 : 0);
    if (asked === 1) {
      // The new token's lifetime counts from its receipt, on the same wrong clock.
      await last(page.refresh).answer({
        ...sessionWith(0, { generation: 2 }),
        expiresAt: page.context().now() + hour,
      });
    }
    for (let tick = 0; tick < 50; tick += 1) await page.pass(30_000);
    expect(page.refresh).toHaveLength(asked);
  });
});

test('a stored session that is refused never counts as the initial one', async () => {
  const page = await startSession({ stored: sessionWith(-1) });
  await last(page.refresh).fail(new AuthFailure('refused', 'Invalid Refresh Token'));
  const expected = [
    { type: 'initialSession', session: undefined },
    { type: 'signedOut', reason: 'refused', failure: undefined },
  ];
  expect(page.emitted()).toEqual(expected);

  const blocked = await startSession({ stored: sessionWith(-1) });
  blocked.world.stored = new Error('The operation is insecure.');
  await last(blocked.refresh).fail(new AuthFailure('refused', 'Invalid Refresh Token'));
  expect(blocked.emitted()).toEqual(expected);
});

test('short tokens: a refresh at start is not followed by another one at once', async () => {
  const page = await startSession({ stored: sessionWith(-1) });
  await last(page.refresh).answer(sessionWith(60_000, { generation: 2 }));
  expect(page.refresh).toHaveLength(1);
  await page.pass(30_000);
  expect(page.refresh).toHaveLength(2);
});

test('an unreadable link counts as none, and the stored session is restored', async () => {
  const page = await startSession({ link: new Error('no address'), stored: sessionWith(hour) });
  expect([page.has('signedIn'), page.takeEmittedTypes()]).toEqual([true, ['initialSession']]);
});

test('with storage that rejects writes the fresh token stays in memory, with a report', async () => {
  const page = await startSession({ stored: sessionWith(-1), refusesWrites: true });
  const fresh = sessionWith(hour, { generation: 2 });
  await last(page.refresh).answer(fresh);
  expect(page.takeEmittedTypes()).toEqual(['initialSession', 'tokenRefreshed', 'memoryOnly']);
  expect(page.context()).toMatchObject({ session: fresh, memoryOnly: true });
});
