import { describe, expect, test } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { selectAccess, selectLinkQuestion } from '../../machines/session/session.screens.ts';
import type { AddressLink } from '../../machines/session/session.types.ts';
import {
  hashLink as mailed,
  last,
  signedIn,
  startSession,
  tokensLink as tokens,
  type SessionHarness,
} from '../support/sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const hour = 3_600_000;
const session = sessionWith(hour);
const stranger = sessionWith(hour, { person: priya });

const spent: AddressLink = { kind: 'problem', code: 'otp_expired' };
const both = [
  ['tokens', tokens()],
  ['a token hash', mailed],
] as const;

const question = (page: SessionHarness) => selectLinkQuestion(page.actor.getSnapshot());
const inPage = { freshness: 'fresh', profile: 'loading', recovery: 'none' };

describe('a link while signed out', () => {
  test.each([
    ['tokens, asked for here', tokens(), lena.email],
    ['tokens that nobody asked for', tokens(), undefined],
    ['a token hash that was asked for here', mailed, lena.email],
    ['a token hash of another account than the one it was asked for', mailed, priya.email],
  ])('%s: straight in, stored, named, and the profile follows', async (_, link, requestedEmail) => {
    const page = await startSession({
      link,
      ...(requestedEmail === undefined ? {} : { requestedEmail }),
    });
    expect(page.exchange.map(({ input }) => input)).toEqual([link]);
    expect([page.has('loading'), page.has('asking')]).toEqual([true, false]);
    await last(page.exchange).answer({ session, recovery: false });
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session },
      { type: 'signedIn', session },
      { type: 'linkOpened', email: lena.email, wasEmpty: true },
    ]);
    expect(page.world.stored).toEqual(session);
    expect(page.profile.map(({ input }) => input)).toEqual([session]);
    expect(page.state()).toEqual({ signedIn: inPage });
  });

  test('for password recovery: a new password is required, and no sign-in is reported', async () => {
    const page = await startSession({ link: tokens(true) });
    await last(page.exchange).answer({ session, recovery: true });
    expect(page.takeEmittedTypes()).toEqual(['initialSession', 'passwordRecovery', 'linkOpened']);
    expect(page.state()).toEqual({ signedIn: { ...inPage, recovery: 'asking' } });
    expect([page.world.stored, page.world.recoveryFor]).toEqual([session, lena.id]);
  });

  test('opened in the background it is exchanged once the tab is visible', async () => {
    const page = await startSession({ link: mailed, requestedEmail: lena.email, hidden: true });
    await page.pass(hour);
    expect([page.has('loading'), page.exchange]).toEqual([true, []]);
    await page.send({ type: 'tab.shown' });
    expect(page.exchange).toHaveLength(1);
    expect(page.context().tabVisible).toBe(true);
  });

  test('with tokens it does not wait for that', async () => {
    const page = await startSession({ link: tokens(), hidden: true });
    expect(page.exchange).toHaveLength(1);
  });

  test('unreadable storage counts as signed out', async () => {
    const page = await startSession({ link: tokens(), stored: new Error('insecure') });
    await last(page.exchange).answer({ session, recovery: false });
    expect([page.has('signedIn'), page.has('asking')]).toEqual([true, false]);
  });
});

describe('a token hash that this browser did not request, while signed out', () => {
  test('is spent by one press, without a further question', async () => {
    const page = await startSession({ link: mailed });
    await page.pass(hour);
    await page.send({ type: 'tab.hidden' });
    await page.send({ type: 'tab.shown' });
    await page.send({ type: 'network.online' });
    expect([page.exchange, page.has('asking'), page.has('loading')]).toEqual([[], true, false]);
    expect(question(page)).toEqual({ account: undefined, currentUser: undefined, pending: false });
    expect(selectAccess(page.actor.getSnapshot())).toBe('waiting');

    await page.send({ type: 'link.accept' });
    expect(page.exchange.map(({ input }) => input)).toEqual([mailed]);
    expect(question(page)).toEqual({ account: undefined, currentUser: undefined, pending: true });
    // A second press does not spend it again.
    await page.send({ type: 'link.accept' });
    await page.send({ type: 'link.decline' });
    expect(page.exchange).toHaveLength(1);

    await last(page.exchange).answer({ session, recovery: false });
    expect(page.takeEmittedTypes()).toEqual(['initialSession', 'signedIn', 'linkOpened']);
    expect([page.world.stored, page.context().pendingExchange]).toEqual([session, undefined]);
  });

  test('declined, it is not spent', async () => {
    const page = await startSession({ link: mailed });
    await page.send({ type: 'link.decline' });
    expect([page.state(), page.exchange, page.world.ended]).toEqual(['signedOut', [], []]);
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: undefined }]);
  });

  test('another user who signs in meanwhile in another tab is not replaced without a question', async () => {
    const page = await startSession({ link: mailed });
    page.world.stored = stranger;
    await page.send({ type: 'storage.changed', session: stranger });
    await page.send({ type: 'link.accept' });
    await last(page.exchange).answer({ session, recovery: false });
    expect(question(page)).toEqual({
      account: lena.email,
      currentUser: priya.email,
      pending: false,
    });
  });
});

describe('a link while signed in', () => {
  const current = sessionWith(hour, { generation: 3 });

  test.each([
    ['asked for here', lena.email],
    ['asked for nowhere', undefined],
  ])(
    'for another account, %s: both are named, and nothing changes before the answer',
    async (_, requestedEmail) => {
      const page = await startSession({
        link: tokens(),
        stored: stranger,
        ...(requestedEmail === undefined ? {} : { requestedEmail }),
      });
      await last(page.exchange).answer({ session, recovery: false });
      expect(question(page)).toEqual({
        account: lena.email,
        currentUser: priya.email,
        pending: false,
      });
      expect([page.takeEmittedTypes(), page.world.stored, page.world.storeCommands]).toEqual([
        [],
        stranger,
        [],
      ]);
    },
  );

  test('staying keeps the session and ends the link’s', async () => {
    const page = await startSession({ link: tokens(), stored: stranger });
    await last(page.exchange).answer({ session, recovery: false });
    await page.send({ type: 'link.decline' });
    expect(page.emitted()).toEqual([{ type: 'initialSession', session: stranger }]);
    expect([page.world.stored, page.world.ended]).toEqual([stranger, [session]]);
    expect(page.profile.map(({ input }) => input)).toEqual([stranger]);
  });

  test('switching is reported once, and stored', async () => {
    const page = await startSession({ link: tokens(), stored: stranger });
    await last(page.exchange).answer({ session, recovery: false });
    await page.send({ type: 'link.accept' });
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session },
      { type: 'signedIn', session },
      { type: 'linkOpened', email: lena.email, wasEmpty: false },
    ]);
    expect(page.world.stored).toEqual(session);
  });

  test.each(both)('for the same account there is no question, with %s', async (_, link) => {
    const page = await startSession({ link, stored: current });
    await last(page.exchange).answer({ session, recovery: false });
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session },
      { type: 'signedIn', session },
      { type: 'linkOpened', email: lena.email, wasEmpty: false },
    ]);
    expect(page.world.stored).toEqual(session);
  });

  test('a token hash is exchanged without a press: the one question names both', async () => {
    const page = await startSession({ link: mailed, stored: stranger });
    expect([page.exchange.length, page.has('asking')]).toEqual([1, false]);
    await last(page.exchange).answer({ session, recovery: false });
    expect(question(page)).toEqual({
      account: lena.email,
      currentUser: priya.email,
      pending: false,
    });
  });

  test('a sign-out in another tab answers the question: no user is replaced', async () => {
    const page = await startSession({ link: tokens(), stored: stranger });
    await last(page.exchange).answer({ session, recovery: false });
    page.world.stored = undefined;
    await page.send({ type: 'storage.changed', session: undefined });
    expect([page.has('asking'), page.context().session]).toEqual([false, session]);
    expect(page.emitted().at(-1)).toEqual({
      type: 'linkOpened',
      email: lena.email,
      wasEmpty: true,
    });
  });
});

describe('a link that arrives in an open page', () => {
  const arrives = (link: AddressLink, requestedEmail?: string) =>
    ({ type: 'link.arrived', link, requestedEmail }) as const;

  test('while signed out: as at startup', async () => {
    const page = await startSession();
    page.takeEmittedTypes();
    await page.send(arrives(tokens()));
    await last(page.exchange).answer({ session, recovery: false });
    expect(page.emitted()).toEqual([
      { type: 'signedIn', session },
      { type: 'linkOpened', email: lena.email, wasEmpty: true },
    ]);
  });

  test('for another account: the page waits, and staying restores it', async () => {
    const page = await signedIn(stranger, profileWith(priya));
    await page.send(arrives(tokens(), lena.email));
    await last(page.exchange).answer({ session, recovery: false });
    expect(question(page)).toEqual({
      account: lena.email,
      currentUser: priya.email,
      pending: false,
    });
    await page.send({ type: 'link.decline' });
    expect([page.has('signedIn'), page.context().session, page.takeEmittedTypes()]).toEqual([
      true,
      stranger,
      [],
    ]);
    expect(page.world.ended).toEqual([session]);
    expect(page.context().requestedEmail).toBeUndefined();
  });

  test('accepted, nothing of the first user remains', async () => {
    const page = await signedIn(stranger, profileWith(priya));
    await page.send(arrives(tokens()));
    await last(page.exchange).answer({ session, recovery: false });
    await page.send({ type: 'link.accept' });
    expect(page.context()).toMatchObject({ session, profile: undefined });
    expect(last(page.profile).input).toEqual(session);
  });

  test('with blocked storage, the user stays signed in', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith(), { refusesWrites: true });
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    page.world.stored = undefined;
    page.takeEmittedTypes();
    await page.send(arrives(tokens()));
    await last(page.exchange).answer({ session: stranger, recovery: false });
    expect(question(page)).toEqual({
      account: priya.email,
      currentUser: lena.email,
      pending: false,
    });
    await page.send({ type: 'link.decline' });
    expect([page.context().session, page.takeEmittedTypes()]).toEqual([fresh, []]);
  });

  test('during a refresh it waits, so that the new token is kept', async () => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await page.send(arrives(tokens()));
    expect([page.exchange, page.refresh[0]?.signal.aborted]).toEqual([[], false]);
    const fresh = sessionWith(hour, { generation: 2 });
    await last(page.refresh).answer(fresh);
    expect([page.world.stored, page.exchange.length]).toEqual([fresh, 1]);
  });

  test.each([
    ['the wait between two attempts', new AuthFailure('retryable', '')],
    ['the wait of a 429', new AuthFailure('rateLimited', '', { retryAfterMs: 60_000 })],
  ])('during %s it does not wait', async (_, failure) => {
    const page = await signedIn(sessionWith(60_000), profileWith());
    await last(page.refresh).fail(failure);
    await page.send(arrives(tokens()));
    expect(page.exchange).toHaveLength(1);
  });

  test('in a hidden tab it is exchanged once the tab is visible', async () => {
    const page = await signedIn(session, profileWith());
    await page.send({ type: 'tab.hidden' });
    await page.send(arrives(mailed, lena.email));
    expect(page.exchange).toEqual([]);
    await page.send({ type: 'tab.shown' });
    expect(page.exchange).toHaveLength(1);
  });

  test('during another exchange it is handled afterwards', async () => {
    const page = await startSession({ link: tokens(), requestedEmail: lena.email });
    await page.send(arrives({ ...mailed, tokenHash: 'h-2' }, lena.email));
    expect(page.exchange).toHaveLength(1);
    await last(page.exchange).answer({ session, recovery: false });
    expect(page.exchange.map(({ input }) => input.kind)).toEqual(['tokens', 'tokenHash']);
  });

  test.each([
    { name: 'somebody signed in', stored: stranger, isSignedIn: true },
    { name: 'nobody signed in', stored: undefined, isSignedIn: false },
  ])(
    'spent, with $name: reported once, and the page is as it was',
    async ({ stored, isSignedIn }) => {
      const page =
        stored === undefined ? await startSession() : await signedIn(stored, profileWith(priya));
      page.takeEmittedTypes();
      await page.send(arrives(spent));
      expect(page.emitted()).toEqual([{ type: 'linkFailed', code: 'otp_expired', isSignedIn }]);
      expect([page.context().session, page.context().linkProblem]).toEqual([stored, 'otp_expired']);
    },
  );
});

describe('an unusable link', () => {
  test('is explained once the browser is known to be signed out', async () => {
    const page = await startSession({ link: spent });
    expect([page.state(), page.context().linkProblem]).toEqual(['signedOut', 'otp_expired']);
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session: undefined },
      { type: 'linkFailed', code: 'otp_expired', isSignedIn: false },
    ]);
    await page.send({ type: 'link.dismiss' });
    expect(page.context().linkProblem).toBeUndefined();
  });

  test('does not affect a signed-in user', async () => {
    const page = await startSession({ link: spent, stored: session });
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session },
      { type: 'linkFailed', code: 'otp_expired', isSignedIn: true },
    ]);
    expect([page.has('signedIn'), page.world.storeCommands]).toEqual([true, []]);
  });

  test('is reported after a stored session that was refused', async () => {
    const page = await startSession({ link: spent, stored: sessionWith(-1) });
    await last(page.refresh).fail(new AuthFailure('refused', ''));
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session: undefined },
      { type: 'linkFailed', code: 'otp_expired', isSignedIn: false },
      { type: 'signedOut', reason: 'refused', failure: undefined },
    ]);
  });

  test.each([
    [new AuthFailure('refused', 'No', { code: 'otp_expired', status: 403 }), 'otp_expired'],
    [new AuthFailure('refused', 'No', { status: 400 }), 'invalid_token'],
    [new AuthFailure('invalidResponse', ''), 'invalid_token'],
    [new AuthFailure('invalidResponse', '', { code: 'email_change_half' }), 'email_change_half'],
    [new AuthFailure('retryable', 'Failed to fetch'), 'unreachable'],
    [new AuthFailure('unavailable', ''), 'unreachable'],
    [new AuthFailure('rateLimited', '', { code: 'x' }), 'over_request_rate_limit'],
    [new Error('boom'), 'unreachable'],
  ])('%s keeps the stored session, and is reported as %s', async (failure, code) => {
    const page = await startSession({ link: tokens(), stored: session });
    await last(page.exchange).fail(failure);
    expect(page.context()).toMatchObject({ session, linkProblem: code, link: undefined });
    expect(page.emitted()).toEqual([
      { type: 'initialSession', session },
      { type: 'linkFailed', code, isSignedIn: true },
    ]);
    expect(page.world.stored).toEqual(session);
  });

  test('that fails after the confirmation is explained, too', async () => {
    const page = await startSession({ link: mailed });
    await page.send({ type: 'link.accept' });
    await last(page.exchange).fail(new AuthFailure('refused', '', { code: 'otp_expired' }));
    expect([page.state(), page.context().linkProblem]).toEqual(['signedOut', 'otp_expired']);
  });

  test('is opened only once', async () => {
    const page = await startSession({ link: tokens() });
    await last(page.exchange).fail(new AuthFailure('retryable', ''));
    await page.send({ type: 'network.online' });
    await page.send({ type: 'page.restored' });
    expect([page.exchange.length, page.state()]).toEqual([1, 'signedOut']);
  });
});
