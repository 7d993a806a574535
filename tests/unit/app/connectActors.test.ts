// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
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

const toEvents = [[{ pathname: '/dashboard', search: '?tab=events', hash: '' }, { replace: true }]];
const confirming = (session: Session, currentUser?: Session['user']) => ({
  value: { openingLink: 'confirmingAccount' } as const,
  context: { pendingExchange: { session, recovery: false }, currentUser },
});
const nameless = { ...student, user: { ...student.user, email: undefined } };
const toast = (account: string) => ({
  tone: 'info',
  title: `Signed in as ${account}`,
  action: { label: 'Not you? Log out', does: 'logOut' },
  about: 'session',
});
const signedOutHere = { type: 'storage.changed', session: undefined } as const;

// A toast names the account, unless the visitor has just confirmed it, and the remembered page opens.
test.each([
  ['signed-out', confirming(student), signedOutHere, toast('student@tallygrove.test')],
  [
    'signed-out, to an account without an address',
    confirming(nameless),
    signedOutHere,
    toast('an account without an email address'),
  ],
  ['signed-in', confirming(student, parent.user), { type: 'link.accept' } as const, {}],
])('a link signs in a %s visitor', (_, session, event, shown) => {
  const page = openPage(session);
  page.session.send(event);
  expect([page.shown(), page.navigate.mock.calls]).toEqual([shown, toEvents]);
  expect(takeReturnTarget(window)).toBeUndefined();
});

test('a sign-in in another tab neither navigates nor uses the return target', () => {
  const page = openPage({ value: 'signedOut' });
  page.session.send({ type: 'storage.changed', session: student });
  expect(page.session.getSnapshot().hasTag('signedIn')).toBe(true);
  expect([page.navigate.mock.calls, page.shown()]).toEqual([[], {}]);
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
