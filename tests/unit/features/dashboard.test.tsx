// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { people } from '../../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { Dashboard } from '../../../src/features/dashboard/Dashboard.tsx';
import Recovery from '../../../src/features/recovery/Recovery.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import type { States } from '../../../board/pinning/states.ts';
import { open, openBeforeActors } from './render.tsx';

const press = (name: string) => screen.getByRole('button', { name });
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
const signedIn = (context: object, profile: 'loaded' | 'missing' = 'loaded'): States => ({
  session: {
    value: { signedIn: { freshness: 'fresh', profile, recovery: 'none' } },
    context: { session: sessionOf(lena), ...context },
  },
});

test('greets by name, and by address without a name', () => {
  const session = { ...sessionOf(lena), user: { ...sessionOf(lena).user, displayName: undefined } };
  const profile = { ...profileOf(lena), displayName: undefined };
  open(<Dashboard tab={undefined} onTab={vi.fn()} />, { states: signedIn({ session, profile }) });
  expect(welcome()).toBe('Welcome, student@tallygrove.test');
});

test.each([
  ['nobody', {}],
  ['a profile that has not come', signedIn({})],
  ['a role of tomorrow', signedIn({ profile: { ...profileOf(lena), role: undefined } })],
])('with %s the dashboard keeps loading', (_, states) => {
  open(<Dashboard tab={undefined} onTab={vi.fn()} />, { states });
  expect(welcome()).toBe('Dashboard');
  expect(screen.getByText('Loading dashboard')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull();
});

test('at rest the dashboard keeps loading', () => {
  openBeforeActors(<Dashboard tab={undefined} onTab={vi.fn()} />);
  expect(screen.getByText('Loading dashboard')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again now' })).toBeNull();
});

test('a profile that failed to load: reported, and requested again by a reload', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = open(<Dashboard tab={undefined} onTab={vi.fn()} />, {
    states: signedIn({}, 'missing'),
  });
  expect(screen.getByText('This takes longer than it should')).toBeDefined();
  await user.click(press('Try again now'));
  expect(reload).toHaveBeenCalledOnce();
});

const recovering = (recovery: 'asking' | 'saving', context: object = {}): States => ({
  session: {
    value: { signedIn: { freshness: 'fresh', profile: 'loaded', recovery } },
    context: {
      session: sessionOf(lena),
      profile: profileOf(lena),
      recoveryFor: lena.id,
      ...context,
    },
  },
});

test('a new password: too short and too long are reported, "Not now" ends it', async () => {
  const { user } = open(<Recovery />, { states: recovering('asking') });
  expect(screen.getByText('At least 6 characters.')).toBeDefined();
  await user.type(screen.getByLabelText('New password'), '12345');
  await user.click(press('Save password'));
  expect(screen.getByText('Use at least 6 characters.')).toBeDefined();
  await user.type(screen.getByLabelText('New password'), 'é'.repeat(34));
  await user.click(press('Save password'));
  expect(
    screen.getByText('Use at most 72 characters; an accent or an emoji counts as several.'),
  ).toBeDefined();
  await user.click(press('Not now'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
