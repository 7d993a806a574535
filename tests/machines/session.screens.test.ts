import { describe, expect, test } from 'vitest';
import {
  isProfileMissing,
  isSameQuestion,
  isSameRecovery,
  selectLinkProblem,
  selectLinkQuestion,
  selectRecovery,
  type LinkQuestion,
  type RecoveryView,
} from '../../machines/session/session.screens.ts';
import {
  isAskingAboutLink,
  isRecovering,
  selectPerson,
} from '../../machines/session/session.selectors.ts';
import { assertDefined } from '../../machines/session/session.setup.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import {
  last,
  signedIn,
  startSession,
  tokensLink,
  type SessionHarness,
} from '../support/sessionHarness.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const hour = 3_600_000;
const snapshot = (page: SessionHarness) => page.actor.getSnapshot();
/** A user without an email address. */
function nameless(session: Session): Session {
  const { email: _email, ...user } = session.user;
  return { ...session, user: { ...user, email: undefined } };
}

describe('the link dialog’s data', () => {
  const question: LinkQuestion = { account: 'a', currentUser: 'b', pending: false };

  test('is equal for equal snapshots', () => {
    expect(isSameQuestion(question, { ...question })).toBe(true);
    expect(isSameQuestion(undefined, undefined)).toBe(true);
    for (const other of [
      undefined,
      { ...question, account: 'x' },
      { ...question, currentUser: undefined },
      { ...question, pending: true },
    ]) {
      expect([isSameQuestion(question, other), isSameQuestion(other, question)]).toEqual([
        false,
        false,
      ]);
    }
  });

  test('is undefined without a question', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    expect([selectLinkQuestion(snapshot(page)), isAskingAboutLink(snapshot(page))]).toEqual([
      undefined,
      false,
    ]);
  });

  test('has the addresses of both accounts, if any', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'link.arrived', link: tokensLink(), requestedEmail: undefined });
    const linked = sessionWith(hour, { person: priya });
    await last(page.exchange).answer({ session: linked, recovery: false });
    expect([selectLinkQuestion(snapshot(page)), isAskingAboutLink(snapshot(page))]).toEqual([
      { account: priya.email, currentUser: lena.email, pending: false },
      true,
    ]);

    const other = await signedIn(nameless(sessionWith(hour)), profileWith());
    await other.send({ type: 'link.arrived', link: tokensLink(), requestedEmail: undefined });
    await last(other.exchange).answer({ session: nameless(linked), recovery: false });
    expect(selectLinkQuestion(snapshot(other))).toEqual({
      account: '',
      currentUser: '',
      pending: false,
    });
  });
});

describe('the password dialog’s data', () => {
  const view: RecoveryView = { error: 'tooShort', pending: false };

  test('is equal for equal values', () => {
    expect(isSameRecovery(view, { ...view })).toBe(true);
    expect(isSameRecovery(undefined, undefined)).toBe(true);
    const empty = { error: undefined, pending: undefined as unknown as boolean };
    for (const [one, other] of [
      [view, undefined],
      [view, { ...view, error: undefined }],
      [view, { ...view, pending: true }],
      [empty, undefined],
    ] as const) {
      expect([isSameRecovery(one, other), isSameRecovery(other, one)]).toEqual([false, false]);
    }
  });

  test('exists while a password is required or being saved', async () => {
    const page = await startSession({ link: tokensLink(true), requestedEmail: lena.email });
    const shown = () => [selectRecovery(snapshot(page)), isRecovering(snapshot(page))];
    expect(shown()).toEqual([undefined, false]);
    await last(page.exchange).answer({ session: sessionWith(hour), recovery: true });
    expect(shown()).toEqual([{ error: undefined, pending: false }, true]);
    await page.send({ type: 'recovery.submit', password: 'x' });
    expect(shown()).toEqual([{ error: 'tooShort', pending: false }, true]);
    await page.send({ type: 'recovery.submit', password: 'plenty-of-acorns' });
    expect(shown()).toEqual([{ error: undefined, pending: true }, true]);
    await last(page.updatePassword).answer();
    expect(shown()).toEqual([undefined, false]);
  });
});

test('a profile is missing after a failed load, until the next request', async () => {
  const page = await startSession({ stored: sessionWith(hour) });
  const missing = () => isProfileMissing(snapshot(page));
  expect(missing()).toBe(false);
  await last(page.profile).fail(new Error('down'));
  expect(missing()).toBe(true);
  await page.send({ type: 'network.online' });
  expect(missing()).toBe(false);
});

test('the reason why a link failed is shown', async () => {
  const page = await startSession({ link: { kind: 'problem', code: 'otp_expired' } });
  expect(selectLinkProblem(snapshot(page))).toBe('otp_expired');
});

describe('a person', () => {
  test('is undefined while signing out, and always has an address, even if empty', async () => {
    const page = await signedIn(nameless(sessionWith(hour)), profileWith());
    expect(selectPerson(snapshot(page))?.email).toBe('');
    await page.send({ type: 'session.signOut' });
    expect(selectPerson(snapshot(page))).toBeUndefined();
  });
});

describe('the current user, and the user a link would replace', () => {
  test('the page waits for storage, with a link too', async () => {
    const page = await startSession({
      link: tokensLink(),
      requestedEmail: lena.email,
      silentStorage: true,
    });
    expect([page.state(), page.has('loading')]).toEqual([
      { openingLink: 'findingCurrentUser' },
      true,
    ]);
  });

  test('a user in memory, with unreadable storage', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    await page.send({ type: 'storage.unavailable' });
    page.world.stored = new Error('blocked');
    await page.send({ type: 'link.arrived', link: tokensLink(), requestedEmail: priya.email });
    const linked = { session: sessionWith(hour, { person: priya }), recovery: false };
    await last(page.exchange).answer(linked);
    expect(page.state()).toEqual({ openingLink: 'confirmingAccount' });
    expect(page.context().currentUser?.id).toBe(lena.id);
  });

  test('the stored user, after another tab’s write without an event', async () => {
    const page = await signedIn(sessionWith(hour), profileWith());
    page.world.stored = sessionWith(hour, { person: priya });
    await page.send({ type: 'link.arrived', link: tokensLink(), requestedEmail: undefined });
    const session = sessionWith(hour, { person: priya, generation: 2 });
    await last(page.exchange).answer({ session, recovery: false });
    expect([page.has('signedIn'), page.context().session]).toEqual([true, session]);
  });

  test('signed out with blocked storage: still signed out after a bfcache restore', async () => {
    const page = await startSession();
    await page.send({ type: 'storage.unavailable' });
    await page.send({ type: 'page.restored' });
    expect([page.state(), page.profile]).toEqual(['signedOut', []]);
  });
});

test('a later refresh, refused after a sign-out in another tab: signed out', async () => {
  const page = await signedIn(sessionWith(60_000), profileWith());
  page.world.stored = undefined;
  await last(page.refresh).fail(new AuthFailure('refused', ''));
  expect([page.state(), page.takeEmittedTypes()]).toEqual(['signedOut', ['signedOut']]);
});

test('a missing value that a state guarantees throws an error with its name', () => {
  expect([assertDefined(0), assertDefined('')]).toEqual([0, '']);
  expect(() => assertDefined(undefined)).toThrow(
    'The statechart reached a state without its value',
  );
});
