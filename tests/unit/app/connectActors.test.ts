// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { people } from '../../../mocks/fixtures/people.ts';
import { sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { pin } from '../../../packages/storybook-addon-statecharts/src/chart/pin.ts';
import type { States } from '../../../.storybook/actors/states.ts';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';
import { connectActors } from '../../../src/app/connectActors.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import type { Session } from '../../../src/domain/session.ts';
import { rememberReturnTarget, takeReturnTarget } from '../../../src/services/returnTarget.ts';

const student = sessionOf(people.student);
const nameless = { ...student, user: { ...student.user, email: undefined } };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const idle = () => undefined;
const machine = sessionMachine.provide({
  actions: { saveSession: idle, saveRecovery: idle },
  actors: { loadProfile: fromPromise<Profile | undefined, Session>(() => new Promise(idle)) },
});

function openPage(session: NonNullable<States['session']>) {
  const navigate = vi.fn();
  const input = { now: () => 0 };
  const actors = {
    ...createStoryActors({}),
    session: createActor(machine, { input, snapshot: pin(machine, session, input) }),
  };
  onTestFinished(() => {
    for (const actor of Object.values(actors)) actor.stop();
  });
  connectActors(actors, { navigate });
  return {
    session: actors.session,
    navigate,
    title: () => selectShown(actors.toasts.getSnapshot())?.title,
  };
}

const confirming = (session: Session, stored?: Session) => ({
  value: { openingLink: 'confirmingAccount' } as const,
  context: { pendingExchange: { session, recovery: false }, stored },
});
const signedOutHere = { type: 'storage.changed', session: undefined } as const;

// tests/e2e/signIn.spec.ts shows the toast with an address.
test('a link to an account without an address signs in with a toast', () => {
  const page = openPage(confirming(nameless));
  page.session.send(signedOutHere);
  expect(page.title()).toBe('Signed in as an account without an email address');
});

test.each([
  {
    remembered: '/dashboard?tab=events',
    navigations: [[{ pathname: '/dashboard', search: '?tab=events', hash: '' }, { replace: true }]],
  },
  { remembered: '//evil.example', navigations: [['/dashboard', { replace: true }]] },
  { remembered: undefined, navigations: [] },
])(
  'a confirmed link shows no toast and opens the remembered page once: $remembered',
  ({ remembered, navigations }) => {
    if (remembered !== undefined) rememberReturnTarget(window, remembered);
    const page = openPage(confirming(student, sessionOf(people.parent)));
    page.session.send({ type: 'link.accept' });
    expect(page.session.getSnapshot().hasTag('signedIn')).toBe(true);
    expect([page.navigate.mock.calls, page.title()]).toEqual([navigations, undefined]);
    expect(takeReturnTarget(window)).toBeUndefined();
  },
);

test('a sign-in in another tab neither navigates nor uses the return target', () => {
  rememberReturnTarget(window, '/dashboard?tab=events');
  const page = openPage({ value: 'signedOut' });
  page.session.send({ type: 'storage.changed', session: student });
  expect(page.session.getSnapshot().hasTag('signedIn')).toBe(true);
  expect([page.navigate.mock.calls, page.title()]).toEqual([[], undefined]);
  expect(takeReturnTarget(window)).toBe('/dashboard?tab=events');
});

test('a sign-out clears form drafts', () => {
  sessionStorage.setItem('tallygrove.drafts', '{}');
  const page = openPage({
    value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
    context: { session: student },
  });
  page.session.send(signedOutHere);
  expect(sessionStorage.getItem('tallygrove.drafts')).toBeNull();
});
