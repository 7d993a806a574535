// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { people } from '../../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { Dashboard } from '../../../src/features/dashboard/Dashboard.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import type { States } from '../../../board/pinning/states.ts';
import { open } from './render.tsx';

const welcome = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  ['2027-01-21', ['2027-01-21', '2027-02-24']],
  ['2027-01-22', ['2027-02-24']],
  ['2027-02-25', []],
])('on %s the events ahead are those of %j', (today, ahead) => {
  open(<Dashboard tab={undefined} onTab={vi.fn()} />, {
    states: signedInAs('student'),
    now: () => Date.parse(`${today}T12:00:00Z`),
  });
  const events = screen.getByRole('region', { name: 'Upcoming events' });
  expect([...events.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(ahead);
  expect(within(events).queryAllByText('No dates are set right now.')).toHaveLength(
    ahead.length === 0 ? 1 : 0,
  );
});

const lena = people.student;
const signedIn = (context: object): States => ({
  session: {
    value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } },
    context: { session: sessionOf(lena), ...context },
  },
});

test('greets by name, and by address without a name', () => {
  const session = { ...sessionOf(lena), user: { ...sessionOf(lena).user, displayName: undefined } };
  const profile = { ...profileOf(lena), displayName: undefined };
  open(<Dashboard tab={undefined} onTab={vi.fn()} />, { states: signedIn({ session, profile }) });
  expect(welcome()).toBe('Welcome, student@tallygrove.test');
});
