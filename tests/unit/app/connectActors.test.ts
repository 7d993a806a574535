// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { selectShown } from '../../../machines/toasts/toasts.selectors.ts';
import { people } from '../../../mocks/fixtures/people.ts';
import { sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';
import { connectActors } from '../../../src/app/connectActors.ts';
import type { Session } from '../../../src/domain/session.ts';
import { rememberReturnTarget, takeReturnTarget } from '../../../src/services/returnTarget.ts';

const student = sessionOf(people.student);
const nameless = { ...student, user: { ...student.user, email: undefined } };

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

/** A page that has opened a link, and asks whether its account may replace the stored one. */
function openLink(session: Session, stored?: Session) {
  const navigate = vi.fn();
  const actors = createStoryActors({
    session: {
      value: { openingLink: 'confirmingAccount' },
      context: { pendingExchange: { session, recovery: false }, stored },
    },
  });
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

const signedOut = { type: 'storage.changed', session: undefined } as const;

// tests/e2e/signIn.spec.ts shows the toast with an address, and opens the remembered page.
test('a link to an account without an address signs in with a toast; a sign-out clears form drafts', () => {
  sessionStorage.setItem('tallygrove.drafts', '{}');
  const page = openLink(nameless);
  page.session.send(signedOut);
  expect(page.title()).toBe('Signed in as an account without an email address');
  expect(sessionStorage.getItem('tallygrove.drafts')).toBe('{}');
  page.session.send(signedOut);
  expect(sessionStorage.getItem('tallygrove.drafts')).toBeNull();
});

test.each([
  ['//evil.example', [['/dashboard', { replace: true }]]],
  [undefined, []],
])(
  'a confirmed link shows no toast and opens the remembered page once: %s',
  (from, navigations) => {
    if (from !== undefined) rememberReturnTarget(window, from);
    const page = openLink(student, sessionOf(people.parent));
    page.session.send({ type: 'link.accept' });
    expect(page.session.getSnapshot().hasTag('signedIn')).toBe(true);
    expect([page.navigate.mock.calls, page.title()]).toEqual([navigations, undefined]);
    expect(takeReturnTarget(window)).toBeUndefined();
  },
);
