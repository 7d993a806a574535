// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { people } from '../../../mocks/fixtures/people.ts';
import { sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { pin } from '../../../packages/storybook-addon-statecharts/src/chart/pin.ts';
import type { States } from '../../../board/pinning/states.ts';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import { connectActors } from '../../../src/app/connectActors.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import type { Session } from '../../../src/domain/session.ts';
import { rememberReturnTarget, takeReturnTarget } from '../../../src/services/returnTarget.ts';

const student = sessionOf(people.student);
const parent = sessionOf(people.parent);
const pendingExchange = { session: student, recovery: false };

afterEach(() => localStorage.clear());

const idle = () => undefined;
const machine = sessionMachine.provide({
  actions: { savePendingSession: idle, saveRecovery: idle },
  actors: { loadProfile: fromPromise<Profile | undefined, Session>(() => new Promise(idle)) },
});

/** A page whose visitor was heading for the dashboard's events before signing in. */
function openPage(session: NonNullable<States['session']>) {
  rememberReturnTarget(window, '/dashboard?tab=events');
  const input = { now: () => 0 };
  const actors = {
    ...createStoryActors('light', {}),
    session: createActor(machine, { input, snapshot: pin(machine, session, input) }),
  };
  onTestFinished(() => {
    for (const actor of Object.values(actors)) actor.stop();
  });
  const navigate = vi.fn();
  connectActors(actors, { navigate });
  const shown = () => {
    const { id: _, ...toast } = selectShown(actors.toasts.getSnapshot()) ?? {};
    return toast;
  };
  return { session: actors.session, navigate, shown };
}

const target = { pathname: '/dashboard', search: '?tab=events', hash: '' };

describe('a link that has signed in', () => {
  test('of a signed-out visitor: a toast names the account and offers to log out, and the remembered page opens', () => {
    const page = openPage({
      value: { openingLink: 'confirmingAccount' },
      context: { pendingExchange },
    });
    page.session.send({ type: 'storage.changed', session: undefined });
    expect(page.shown()).toEqual({
      tone: 'info',
      title: 'Signed in as student@tallygrove.test',
      action: { label: 'Not you? Log out', does: 'logOut' },
      about: 'session',
    });
    expect(page.navigate.mock.calls).toEqual([[target, { replace: true }]]);
    expect(takeReturnTarget(window)).toBeUndefined();
  });

  test('after a confirmed switch: no further message', () => {
    const page = openPage({
      value: { openingLink: 'confirmingAccount' },
      context: { pendingExchange, currentUser: parent.user },
    });
    page.session.send({ type: 'link.accept' });
    expect(page.shown()).toEqual({});
    expect(page.navigate.mock.calls).toEqual([[target, { replace: true }]]);
  });

  test('to an account without an email address names it accordingly', () => {
    const nameless = { ...student, user: { ...student.user, email: undefined } };
    const page = openPage({
      value: { openingLink: 'confirmingAccount' },
      context: { pendingExchange: { session: nameless, recovery: false } },
    });
    page.session.send({ type: 'storage.changed', session: undefined });
    expect(page.shown()).toMatchObject({
      title: 'Signed in as an account without an email address',
    });
  });
});

test('a sign-in in another tab neither navigates nor uses the return target', () => {
  const page = openPage({ value: 'signedOut' });
  page.session.send({ type: 'storage.changed', session: student });
  expect(page.session.getSnapshot().hasTag('signedIn')).toBe(true);
  expect([page.navigate.mock.calls, page.shown()]).toEqual([[], {}]);
  expect(takeReturnTarget(window)).toBe('/dashboard?tab=events');
});

test('clears form drafts', () => {
  sessionStorage.setItem('tallygrove.drafts', '{}');
  const page = openPage({
    value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
    context: { session: student },
  });
  page.session.send({ type: 'storage.changed', session: undefined });
  expect(sessionStorage.getItem('tallygrove.drafts')).toBeNull();
});
