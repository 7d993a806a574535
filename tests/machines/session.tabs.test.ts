import { describe, expect, test } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { last, signedIn, startSession } from '../support/sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const hour = 3_600_000;
const freshness = (page: Awaited<ReturnType<typeof signedIn>>) =>
  (page.state() as { signedIn: { freshness: string } }).signedIn.freshness;

describe('another tab', () => {
  test('refreshed the same user’s token: it is adopted without a request or an event', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    const rotated = sessionWith(2 * hour, { generation: 2 });
    await page.send({ type: 'storage.changed', session: rotated });
    expect(page.context()).toMatchObject({ session: rotated, profile: profileWith() });
    expect(page.takeEmittedTypes()).toEqual([]);
    expect([page.refresh.length, page.profile.length, page.world.storeCommands]).toEqual([
      0,
      1,
      [],
    ]);
    for (let tick = 0; tick < 120; tick += 1) await page.pass(30_000);
    expect(page.refresh).toEqual([]);
  });

  test('refreshed: a profile that failed with the old token is requested with the new one', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    await last(page.profile).fail(new Error('JWT expired'));
    const rotated = sessionWith(2 * hour, { generation: 2 });
    await page.send({ type: 'storage.changed', session: rotated });
    expect(page.profile.map(({ input }) => input)).toEqual([sessionWith(hour), rotated]);
    await last(page.profile).answer(profileWith());
    expect(page.context().profile).toEqual(profileWith());
  });

  test('refreshed during the profile request: it restarts', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    const [first] = page.profile;
    const rotated = sessionWith(2 * hour, { generation: 2 });
    await page.send({ type: 'storage.changed', session: rotated });
    expect(first?.signal.aborted).toBe(true);
    expect(last(page.profile).input).toEqual(rotated);
    expect(page.has('loading')).toBe(true);
  });

  test('refreshed, as a refusal here reveals: the profile is requested with that token', async () => {
    const page = await startSession({ stored: sessionWith(60_000) });
    await last(page.profile).fail(new Error('JWT expired'));
    const rotated = sessionWith(hour, { generation: 2 });
    page.world.stored = rotated;
    await last(page.refresh).fail(new AuthFailure('refused', 'Already Used'));
    expect(page.profile.map(({ input }) => input)).toEqual([sessionWith(60_000), rotated]);
  });

  test('signed another user in: nothing of the first one remains', async () => {
    const page = await signedIn(sessionWith(hour), profileWith(lena));
    const other = sessionWith(hour, { person: priya });
    await page.send({ type: 'storage.changed', session: other });
    expect(page.context()).toMatchObject({ session: other, profile: undefined });
    expect(page.has('loading')).toBe(true);
    expect(page.emitted()).toEqual([{ type: 'signedIn', session: other }]);
    expect(last(page.profile).input).toEqual(other);
  });

  test('signed another user in during a refresh: that refresh is cancelled', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith(lena));
    const other = sessionWith(hour, { person: priya });
    await page.send({ type: 'storage.changed', session: other });
    expect(last(page.refresh).signal.aborted).toBe(true);
    await last(page.refresh).answer(sessionWith(hour, { generation: 2 }));
    expect(page.context().session).toEqual(other);
    expect(page.world.storeCommands).toEqual([]);
  });

  test('signed out: this one follows, and reports it once', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'storage.changed', session: undefined });
    expect(page.state()).toBe('signedOut');
    expect(page.emitted()).toEqual([
      { type: 'signedOut', reason: 'elsewhere', failure: undefined },
    ]);
    expect(page.context()).toMatchObject({ session: undefined, profile: undefined });
    // The other tab has sent the request.
    expect(page.signOut).toEqual([]);
    await page.send({ type: 'storage.changed', session: undefined });
    expect(page.takeEmittedTypes()).toEqual([]);
  });

  test('signed in: a signed-out page follows', async () => {
    const page = await startSession();
    page.takeEmittedTypes();
    const session = sessionWith(hour);
    await page.send({ type: 'storage.changed', session });
    expect(page.emitted()).toEqual([{ type: 'signedIn', session }]);
    expect(last(page.profile).input).toEqual(session);
    expect(page.world.storeCommands).toEqual([]);
  });
});

describe('storage that rejects writes', () => {
  test('the session lasts as long as the tab, which is reported once', async () => {
    const page = await startSession({ stored: sessionWith(60_000), refusesWrites: true });
    await last(page.profile).answer(profileWith());
    page.takeEmittedTypes();
    const second = sessionWith(60_000, { generation: 2 });
    await last(page.refresh).answer(second);
    expect(page.takeEmittedTypes()).toEqual(['tokenRefreshed', 'memoryOnly']);
    expect(page.context()).toMatchObject({ session: second, memoryOnly: true });
    await page.pass(30_000);
    await last(page.refresh).answer(sessionWith(hour, { generation: 3 }));
    expect(page.takeEmittedTypes()).toEqual(['tokenRefreshed']);
    expect(page.has('signedIn')).toBe(true);
  });
});

describe('back from the back/forward cache', () => {
  test('a private page is hidden until storage is read, then shows the same user', async () => {
    const session = sessionWith(hour);
    const page = await signedIn(session, profileWith());
    page.actor.send({ type: 'page.restored' });
    expect(page.has('loading')).toBe(true);
    expect(page.has('signedIn')).toBe(false);
    await page.send({ type: 'tab.shown' });
    await last(page.profile).answer(profileWith());
    expect([page.has('loading'), page.has('signedIn')]).toEqual([false, true]);
    expect(page.takeEmittedTypes()).toEqual([]);
  });

  test('after a sign-out elsewhere nothing private shows again', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    page.world.stored = undefined;
    await page.send({ type: 'page.restored' });
    expect(page.state()).toBe('signedOut');
    expect(page.emitted()).toEqual([
      { type: 'signedOut', reason: 'elsewhere', failure: undefined },
    ]);
    expect(page.context()).toMatchObject({ session: undefined, profile: undefined });
  });

  test('another signed-in user is adopted', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    const other = sessionWith(hour, { person: priya });
    page.world.stored = other;
    await page.send({ type: 'page.restored' });
    expect(page.context()).toMatchObject({ session: other, profile: undefined });
    expect(page.emitted()).toEqual([{ type: 'signedIn', session: other }]);
  });

  test('a token rotated meanwhile is used', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    const rotated = sessionWith(2 * hour, { generation: 2 });
    page.world.stored = rotated;
    await page.send({ type: 'page.restored' });
    expect(page.context().session).toEqual(rotated);
    expect(last(page.profile).input).toEqual(rotated);
  });

  test('an expired one is refreshed, once', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    page.world.skewMs = 2 * hour;
    await page.send({ type: 'page.restored' });
    await page.send({ type: 'tab.shown' });
    expect(page.refresh).toHaveLength(1);
    expect(freshness(page)).toBe('refreshing');
  });

  test('a signed-out page adopts another tab’s sign-in', async () => {
    const page = await startSession();
    page.takeEmittedTypes();
    await page.send({ type: 'page.restored' });
    expect([page.state(), page.takeEmittedTypes()]).toEqual(['signedOut', []]);
    page.world.stored = sessionWith(hour);
    await page.send({ type: 'page.restored' });
    expect([page.has('signedIn'), page.takeEmittedTypes()]).toEqual([true, ['signedIn']]);
  });

  test('a pending refresh is aborted', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    const first = last(page.refresh);
    await page.send({ type: 'page.restored' });
    expect(first.signal.aborted).toBe(true);
    await first.fail(new AuthFailure('refused', 'Already Used'));
    expect(page.has('signedIn')).toBe(true);
  });
});

test('refused because another user has signed in: the page adopts that user', async () => {
  const page = await signedIn(sessionWith(60_000), profileWith(lena));
  const other = sessionWith(hour, { person: priya });
  page.world.stored = other;
  await last(page.refresh).fail(new AuthFailure('refused', 'Already Used'));
  expect(page.context()).toMatchObject({ session: other, profile: undefined });
  expect(page.emitted()).toEqual([{ type: 'signedIn', session: other }]);
  expect(last(page.profile).input).toEqual(other);
  expect(page.world.storeCommands).toEqual([]);
});

describe('back from the back/forward cache, with a session in memory only', () => {
  test.each([
    { name: 'blocked storage', stored: undefined },
    // A full storage still holds the earlier session, whose refresh token is spent.
    { name: 'full storage', stored: sessionWith(60_000) },
    { name: 'unreadable storage', stored: new Error('The operation is insecure.') },
  ])('$name: the person stays, with the session they have', async ({ stored }) => {
    const page = await signedIn(sessionWith(60_000), profileWith(), { refusesWrites: true });
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    page.takeEmittedTypes();
    page.world.stored = stored;
    await page.send({ type: 'page.restored' });
    expect([page.has('signedIn'), page.context().session, page.takeEmittedTypes()]).toEqual([
      true,
      fresh,
      [],
    ]);
  });
});

test('a storage that fails at the recheck signs out, and reports it', async () => {
  const page = await signedIn(sessionWith(hour), profileWith());
  page.world.stored = new Error('The operation is insecure.');
  await page.send({ type: 'page.restored' });
  expect(page.emitted()).toEqual([{ type: 'signedOut', reason: 'elsewhere', failure: undefined }]);
  page.world.stored = new Error('The operation is insecure.');
  await page.send({ type: 'page.restored' });
  expect([page.state(), page.takeEmittedTypes()]).toEqual(['signedOut', []]);
});
