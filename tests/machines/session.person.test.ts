import { describe, expect, test } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import {
  isContentHidden,
  samePerson,
  selectPerson,
} from '../../machines/session/session.selectors.ts';
import { selectAccess, selectLinkProblem } from '../../machines/session/session.screens.ts';
import { hashLink, last, signedIn, startSession, tokensLink } from '../support/sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const hour = 3_600_000;
type Settle = (outcome: AuthFailure) => Promise<void>;
const profileState = (page: Awaited<ReturnType<typeof startSession>>) =>
  (page.state() as { signedIn: { profile: string } }).signedIn.profile;

describe('the profile', () => {
  test('a failed load is logged, shows the page, and the dashboard keeps loading', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    const failure = new Error('permission denied for table profiles');
    await last(page.profile).fail(failure);
    expect(page.world.profileFailures).toEqual([failure]);
    expect(page.has('loading')).toBe(false);
    expect(page.has('signedIn')).toBe(true);
    expect(selectPerson(page.actor.getSnapshot())).toEqual({
      id: lena.id,
      displayName: lena.displayName,
      email: lena.email,
      avatarUrl: undefined,
      role: undefined,
    });
  });

  test('a user without a row has an empty profile, and nothing is logged', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    await last(page.profile).answer(undefined);
    expect(profileState(page)).toBe('missing');
    expect(page.world.profileFailures).toEqual([]);
  });

  test.each([{ type: 'network.online' }, { type: 'tab.shown' }] as const)(
    'it is requested again on $type, without hiding the page',
    async (event) => {
      const page = await startSession({ stored: sessionWith(hour) });
      await last(page.profile).fail(new Error('Failed to fetch'));
      await page.send(event);
      expect(page.profile).toHaveLength(2);
      expect(page.has('loading')).toBe(false);
      await page.send(event);
      expect(page.profile).toHaveLength(2);
      await last(page.profile).fail(new Error('Failed to fetch'));
      expect(page.world.profileFailures).toHaveLength(2);
      await page.send(event);
      await last(page.profile).answer(profileWith());
      expect(page.context().profile).toEqual(profileWith());
      expect(profileState(page)).toBe('loaded');
    },
  );

  const unauthorized = () => new AuthFailure('refused', 'JWT expired', { status: 401 });

  test('refused for an unexpired token: one refresh, and one retry', async () => {
    const session = sessionWith(hour);
    const page = await startSession({ stored: session });
    await last(page.profile).fail(unauthorized());
    expect(page.refresh.map(({ input }) => input)).toEqual([session]);
    expect([profileState(page), page.has('loading')]).toEqual(['renewing', true]);
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.profile.map(({ input }) => input)).toEqual([session, fresh]);
    await last(page.profile).answer(profileWith());
    expect([profileState(page), page.world.profileFailures]).toEqual(['loaded', []]);
  });

  test('refused again with the new token: logged, without a further refresh', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    await last(page.profile).fail(unauthorized());
    await last(page.refresh).answer(sessionWith(hour, { generation: 2 }));
    const second = unauthorized();
    await last(page.profile).fail(second);
    expect([profileState(page), page.world.profileFailures]).toEqual(['missing', [second]]);
    for (let tick = 0; tick < 20; tick += 1) {
      await page.pass(30_000);
      await last(page.profile).fail(unauthorized());
    }
    expect([page.refresh.length, page.has('signedIn')]).toEqual([1, true]);
  });

  test('refused after a successful load or a new request: one refresh each time', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    await last(page.profile).fail(new Error('Failed to fetch'));
    await page.send({ type: 'network.online' });
    await last(page.profile).fail(unauthorized());
    expect([profileState(page), page.refresh.length]).toEqual(['missing', 1]);
    await last(page.refresh).answer(sessionWith(hour, { generation: 2 }));
    expect(profileState(page)).toBe('retrying');
    await last(page.profile).answer(profileWith());

    await page.send({ type: 'page.restored' });
    await last(page.profile).fail(unauthorized());
    expect(page.refresh).toHaveLength(2);
  });

  test('refused while the refresh fails: retried for 30 s, then at the next tick', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    await last(page.profile).fail(unauthorized());
    for (let attempt = 1; attempt <= 17; attempt += 1) {
      expect([profileState(page), page.refresh.length]).toEqual(['renewing', attempt]);
      await last(page.refresh).fail(new AuthFailure('retryable', ''));
      await page.pass(200 * attempt);
    }
    expect([profileState(page), page.refresh.length]).toEqual(['missing', 17]);
    await page.pass(30_000);
    expect(page.refresh).toHaveLength(18);
  });

  test.each([
    ['asked to wait', new AuthFailure('rateLimited', '', { retryAfterMs: 60_000 })],
    ['out of sight, with no answer', new AuthFailure('retryable', '')],
  ])('refused, and the refresh is %s: the page waits no longer', async (what, failure) => {
    const page = await startSession({
      stored: sessionWith(hour),
      hidden: what !== 'asked to wait',
    });
    await last(page.profile).fail(unauthorized());
    await last(page.refresh).fail(failure);
    expect([profileState(page), page.has('loading')]).toEqual(['missing', false]);
  });

  test('refused during the wait of a 429: the page does not wait for that', async () => {
    const page = await startSession({ stored: sessionWith(60_000) });
    await last(page.refresh).fail(new AuthFailure('rateLimited', '', { retryAfterMs: 60_000 }));
    await last(page.profile).fail(unauthorized());
    expect([profileState(page), page.refresh.length]).toEqual(['missing', 1]);
  });

  test('of another tab’s user with an expired token waits for a new one', async () => {
    const page = await startSession();
    const old = sessionWith(-1);
    await page.send({ type: 'storage.changed', session: old });
    expect([profileState(page), page.refresh.map(({ input }) => input)]).toEqual([
      'renewing',
      [old],
    ]);
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.profile.map(({ input }) => input)).toEqual([fresh]);
  });

  test('expired tokens from the service cause no loop', async () => {
    const page = await startSession();
    await page.send({ type: 'storage.changed', session: sessionWith(-1) });
    await last(page.refresh).answer(sessionWith(-1, { generation: 2 }));
    expect([profileState(page), page.refresh.length, page.profile]).toEqual(['missing', 1, []]);
  });

  test('it is requested again with the new token after a refresh', async () => {
    const page = await startSession({ stored: sessionWith(60_000) });
    await last(page.profile).fail(new Error('JWT expired'));
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect(page.profile.map(({ input }) => input)).toEqual([sessionWith(60_000), fresh]);
  });

  test('the page waits 20 s for it, and the token is refreshed meanwhile', async () => {
    const page = await startSession({ stored: sessionWith(150_000) });
    await page.pass(20_000);
    expect(page.has('loading')).toBe(true);
    await last(page.profile).answer(profileWith());
    expect(page.has('loading')).toBe(false);
  });

  test('a late response for a previous user is dropped', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    const mine = last(page.profile);
    await page.send({ type: 'storage.changed', session: sessionWith(hour, { person: priya }) });
    expect(mine.signal.aborted).toBe(true);
    await mine.answer(profileWith(lena));
    expect(page.context().profile).toBeUndefined();
    await last(page.profile).answer(profileWith(priya));
    expect(page.context().profile).toEqual(profileWith(priya));
  });
});

describe('signing out', () => {
  test('storage is cleared before the request, whose bearer is the user’s token', async () => {
    const session = sessionWith(hour);
    const page = await signedIn(session, profileWith());
    await page.send({ type: 'session.signOut' });
    expect(page.state()).toBe('signingOut');
    expect(page.world.stored).toBeUndefined();
    expect(page.signOut.map(({ input }) => input)).toEqual([session]);
    expect(selectAccess(page.actor.getSnapshot())).toBe('leaving');
    expect(page.takeEmittedTypes()).toEqual([]);

    await last(page.signOut).answer(undefined);
    expect(page.state()).toBe('signedOut');
    expect(page.emitted()).toEqual([{ type: 'signedOut', reason: 'asked', failure: undefined }]);
    expect(page.context()).toMatchObject({
      session: undefined,
      profile: undefined,
      endReason: 'asked',
    });
    expect(selectAccess(page.actor.getSnapshot())).toBe('leaving');
    await page.send({ type: 'signOut.settled' });
    expect(selectAccess(page.actor.getSnapshot())).toBe('denied');
  });

  test.each<[string, (call: { answer: Settle; fail: Settle }) => Promise<void>]>([
    ['an answer of failure', ({ answer }) => answer(new AuthFailure('retryable', 'offline'))],
    ['a service that throws', ({ fail }) => fail(new Error('offline') as AuthFailure)],
  ])('offline, by %s, it signs out too, and reports the failure', async (_, settle) => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'session.signOut' });
    await settle(last(page.signOut));
    const failure = new AuthFailure('retryable', 'offline');
    expect(page.emitted()).toEqual([{ type: 'signedOut', reason: 'asked', failure }]);
    expect([page.state(), page.context().session, page.world.stored]).toEqual([
      'signedOut',
      undefined,
      undefined,
    ]);
  });

  test('the wait for a slow server ends after 1.5 s, and it still receives the sign-out', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'session.signOut' });
    expect(page.world.stored).toBeUndefined();
    await page.pass(1_499);
    expect([page.state(), page.emitted()]).toEqual(['signingOut', []]);
    await page.pass(1);
    expect(page.emitted()).toEqual([{ type: 'signedOut', reason: 'asked', failure: undefined }]);
    expect([page.state(), page.context().session]).toEqual(['signedOut', undefined]);
    await last(page.signOut).answer(new AuthFailure('retryable', 'Timed out'));
    await page.pass(60_000);
    expect([page.state(), page.emitted()]).toEqual(['signedOut', []]);
  });

  test('pressing twice sends one request', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'session.signOut' });
    await page.send({ type: 'session.signOut' });
    await last(page.signOut).answer(undefined);
    await page.send({ type: 'session.signOut' });
    expect([page.signOut.length, page.takeEmittedTypes()]).toEqual([1, ['signedOut']]);
  });

  test('a pending refresh is aborted and cannot restore the session', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await page.send({ type: 'session.signOut' });
    expect(last(page.refresh).signal.aborted).toBe(true);
    await last(page.refresh).answer(sessionWith(hour, { generation: 2 }));
    await last(page.signOut).answer(undefined);
    expect([page.state(), page.world.stored]).toEqual(['signedOut', undefined]);
    expect(page.takeEmittedTypes()).toEqual(['signedOut']);
  });
});

test('a profile that failed to load is requested again after 30 s, in a visible tab', async () => {
  const page = await startSession({ stored: sessionWith(hour) });
  await last(page.profile).fail(new Error('down'));
  await page.send({ type: 'tab.hidden' });
  for (let tick = 0; tick < 10; tick += 1) await page.pass(30_000);
  expect(page.profile).toHaveLength(1);
  await page.send({ type: 'tab.shown' });
  expect(page.profile).toHaveLength(2);
  await last(page.profile).fail(new Error('down'));
  await page.pass(29_999);
  expect(page.profile).toHaveLength(2);
  await page.pass(1);
  await last(page.profile).answer(profileWith());
  expect(page.context().profile).toEqual(profileWith());
});

describe('choosing a new password after a recovery link', () => {
  async function recovering() {
    const page = await startSession({
      link: tokensLink(true),
      requestedEmail: lena.email,
    });
    await last(page.exchange).answer({ session: sessionWith(hour), recovery: true });
    await last(page.profile).answer(profileWith());
    page.takeEmittedTypes();
    return page;
  }

  test.each([
    ['', 'tooShort'],
    ['12345', 'tooShort'],
    ['€'.repeat(25), 'tooLong'],
  ])('"%s" is %s, and is not sent', async (password, problem) => {
    const page = await recovering();
    await page.send({ type: 'recovery.submit', password });
    expect(page.updatePassword).toEqual([]);
    expect(page.context().recoveryError).toBe(problem);
    expect(page.has('recovering')).toBe(true);
  });

  test('six characters are sent, the dialog closes, and the user is signed in', async () => {
    const page = await recovering();
    await page.send({ type: 'recovery.submit', password: '123456' });
    expect(page.updatePassword.map(({ input }) => input)).toEqual([
      { session: sessionWith(hour), password: '123456' },
    ]);
    expect(page.has('recovering')).toBe(true);
    // A second press does not send it again.
    await page.send({ type: 'recovery.submit', password: '654321' });
    expect(page.updatePassword).toHaveLength(1);
    await last(page.updatePassword).answer();
    expect(page.takeEmittedTypes()).toEqual(['userUpdated']);
    expect([page.has('recovering'), page.has('signedIn')]).toEqual([false, true]);
  });

  test('a refusal is shown, and the next attempt clears it', async () => {
    const page = await recovering();
    await page.send({ type: 'recovery.submit', password: '123456' });
    const same = new AuthFailure('refused', 'New password should be different.');
    await last(page.updatePassword).fail(same);
    expect(page.context().recoveryError).toBe(same);
    await page.send({ type: 'recovery.submit', password: '1234567' });
    expect(page.context().recoveryError).toBeUndefined();
    await last(page.updatePassword).fail(new TypeError('Failed to fetch'));
    expect(page.context().recoveryError).toEqual(new AuthFailure('retryable', 'Failed to fetch'));
  });

  test('it is required again after a reload, until a password is saved', async () => {
    const before = await recovering();
    const reload = () =>
      startSession({ stored: sessionWith(hour), recoveryFor: before.world.recoveryFor ?? '' });
    const page = await reload();
    expect([page.has('recovering'), page.takeEmittedTypes()]).toEqual([true, ['initialSession']]);
    await page.send({ type: 'recovery.submit', password: '123456' });
    expect(page.world.recoveryFor).toBe(lena.id);
    await last(page.updatePassword).answer();
    expect([page.has('recovering'), page.world.recoveryFor]).toEqual([false, undefined]);
  });

  test('it does not apply to the next user after a sign-out', async () => {
    const page = await recovering();
    await page.send({ type: 'recovery.dismiss' });
    await page.send({ type: 'recovery.changed', userId: lena.id });
    await page.send({ type: 'session.signOut' });
    await last(page.signOut).answer(undefined);
    expect([page.world.recoveryFor, page.context().recoveryFor]).toEqual([undefined, undefined]);

    const other = await startSession({
      stored: sessionWith(hour, { person: priya }),
      recoveryFor: lena.id,
    });
    expect(other.has('recovering')).toBe(false);
  });

  test('settled in another tab, the dialog closes here', async () => {
    const page = await recovering();
    await page.send({ type: 'recovery.submit', password: '' });
    await page.send({ type: 'recovery.changed', userId: undefined });
    expect([page.has('recovering'), page.has('signedIn')]).toEqual([false, true]);
    expect(page.context().recoveryError).toBeUndefined();
  });

  test('another open tab is not interrupted', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'recovery.changed', userId: lena.id });
    expect(page.has('recovering')).toBe(false);
  });

  test.each([
    ['the same person’s leaves it to be chosen', lena, lena.id, true],
    ['somebody else’s ends it', priya, undefined, false],
  ])('another link: %s', async (_, person, recoveryFor, asked) => {
    const page = await recovering();
    await page.send({
      type: 'link.arrived',
      link: hashLink,
      requestedEmail: undefined,
    });
    const session = sessionWith(hour, { person, generation: 2 });
    await last(page.exchange).answer({ session, recovery: false });
    await page.send({ type: 'link.accept' });
    expect([page.world.recoveryFor, page.has('recovering')]).toEqual([recoveryFor, asked]);
  });

  test('it can be dismissed: signed in, without the error', async () => {
    const page = await recovering();
    await page.send({ type: 'recovery.submit', password: '' });
    await page.send({ type: 'recovery.dismiss' });
    expect([page.has('recovering'), page.has('signedIn')]).toEqual([false, true]);
    expect([page.context().recoveryError, page.world.recoveryFor]).toEqual([undefined, undefined]);
    expect(page.takeEmittedTypes()).toEqual([]);
  });
});

describe('a second factor', () => {
  const strong = sessionWith(hour, { generation: 2, aal: 'aal2' });
  const verified = [{ type: 'mfaChallengeVerified' }];

  test('verified in another tab: reported once, whatever the later rotations', async () => {
    const page = await signedIn(sessionWith(hour, { aal: 'aal1' }), profileWith());
    await page.send({ type: 'storage.changed', session: strong });
    expect(page.emitted()).toEqual(verified);
    expect(page.context().session).toEqual(strong);
    const later = sessionWith(2 * hour, { generation: 3, aal: 'aal2' });
    await page.send({ type: 'storage.changed', session: later });
    expect(page.emitted()).toEqual([]);
  });

  test('verified here: found by the refresh', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).answer(strong);
    expect(page.takeEmittedTypes()).toEqual(['mfaChallengeVerified', 'tokenRefreshed']);
  });

  test('found after a bfcache restore', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    page.world.stored = strong;
    await page.send({ type: 'page.restored' });
    expect(page.emitted()).toEqual(verified);
  });

  test('verified by a link of the same user', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({
      type: 'link.arrived',
      link: hashLink,
      requestedEmail: undefined,
    });
    await last(page.exchange).answer({ session: strong, recovery: false });
    expect(page.takeEmittedTypes()).toEqual(['mfaChallengeVerified', 'signedIn', 'linkOpened']);
  });

  test.each([
    ['of somebody else', sessionWith(hour, { person: priya, aal: 'aal2' }), ['signedIn']],
    ['that is not verified', sessionWith(hour, { generation: 2, aal: 'aal1' }), []],
  ])('a session %s emits no such event', async (_, session, types) => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'storage.changed', session });
    expect(page.takeEmittedTypes()).toEqual(types);
  });

  test('verified in an earlier visit: not reported', async () => {
    const page = await startSession({ stored: strong });
    expect(page.takeEmittedTypes()).toEqual(['initialSession']);
  });
});

describe('what screens read', () => {
  test('a protected page waits, admits or refuses', async () => {
    const page = await startSession({ stored: sessionWith(hour) });
    const entry = () => selectAccess(page.actor.getSnapshot());
    expect([entry(), isContentHidden(page.actor.getSnapshot())]).toEqual(['waiting', true]);
    await last(page.profile).answer(profileWith());
    expect([entry(), isContentHidden(page.actor.getSnapshot())]).toEqual(['granted', false]);
    await page.send({ type: 'storage.changed', session: undefined });
    expect(entry()).toBe('denied');
    expect(selectPerson(page.actor.getSnapshot())).toBeUndefined();
    expect(selectLinkProblem(page.actor.getSnapshot())).toBeUndefined();
  });

  test('the profile’s name takes precedence over that of the sign-up', async () => {
    const page = await signedIn(sessionWith(hour), { ...profileWith(), displayName: 'Lena B.' });
    expect(selectPerson(page.actor.getSnapshot())).toEqual({
      id: lena.id,
      displayName: 'Lena B.',
      email: lena.email,
      avatarUrl: undefined,
      role: 'student',
    });
  });

  test('a rotated token does not change the user', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    const before = selectPerson(page.actor.getSnapshot());
    await last(page.refresh).answer(sessionWith(hour, { generation: 2 }));
    const after = selectPerson(page.actor.getSnapshot());
    expect(samePerson(before, after)).toBe(true);
    expect([samePerson(before, undefined), samePerson(undefined, before)]).toEqual([false, false]);
    expect(samePerson(undefined, undefined)).toBe(true);
    for (const field of ['id', 'displayName', 'email', 'avatarUrl', 'role'] as const) {
      const other = { ...after, [field]: 'admin' } as typeof after;
      expect(samePerson(before, other), field).toBe(false);
    }
  });
});

test('a token refreshed while the profile loads with the old one: it is loaded with the new one', async () => {
  const old = sessionWith(60_000);
  const page = await startSession({ stored: old });
  const fresh = sessionWith(hour, { generation: 2 });
  await last(page.refresh).answer(fresh);
  expect(page.profile.map(({ input }) => input)).toEqual([old, fresh]);
  // The old request's refusal is ignored.
  await page.profile[0]?.fail(new Error('JWT expired'));
  expect(page.world.profileFailures).toEqual([]);
  await last(page.profile).answer(profileWith());
  expect(page.context().profile).toEqual(profileWith());
});

test('also during the second attempt', async () => {
  const page = await startSession({ stored: sessionWith(60_000) });
  await last(page.profile).fail(new Error('Failed to fetch'));
  await page.send({ type: 'network.online' });
  const fresh = sessionWith(hour, { generation: 2 });
  await last(page.refresh).answer(fresh);
  expect(page.profile.map(({ input }) => input)).toEqual([
    sessionWith(60_000),
    sessionWith(60_000),
    fresh,
  ]);
});
