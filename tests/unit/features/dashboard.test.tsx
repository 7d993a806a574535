// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { placeholders } from '../../../src/content/messages.ts';
import { people } from '../../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../../mocks/fixtures/sessions.ts';
import { Dashboard } from '../../../src/features/dashboard/Dashboard.tsx';
import { AuthFailure } from '../../../src/domain/authFailure.ts';
import Recovery from '../../../src/features/recovery/Recovery.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import type { States } from '../../../board/pinning/states.ts';
import { open, openBeforeActors, spoken, texts } from './render.tsx';

const said = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;
const press = (name: string) => screen.getByRole('button', { name });
const welcome = () => screen.getByRole('heading', { level: 1 }).textContent;

test.each([
  {
    role: 'student' as const,
    name: 'Lena Brooks',
    label: 'Student Dashboard',
    line: 'Pick up where you left off.',
    courses: 'Your courses',
    hint: 'Finish a course and its certificate appears here.',
  },
  {
    role: 'parent' as const,
    name: 'Priya Nair',
    label: 'Parent Dashboard',
    line: 'What your family is learning, and what comes next.',
    courses: 'Your family’s courses',
    hint: 'When someone finishes a course, the certificate appears here.',
  },
])(
  'a $role: courses, their mean, events, messages',
  async ({ role, name, label, line, ...words }) => {
    const { user } = open(<Dashboard tab={undefined} onTab={vi.fn()} />, {
      states: signedInAs(role),
    });
    expect(welcome()).toBe(`Welcome, ${name}`);
    expect(screen.getByText(label)).toBeDefined();
    expect(screen.getByText(line)).toBeDefined();
    expect(screen.getByText(words.hint)).toBeDefined();
    expect(screen.getByRole('heading', { name: words.courses })).toBeDefined();
    const all = screen.getByLabelText('All courses together');
    expect(all.getAttribute('aria-valuenow') ?? all.getAttribute('value')).toMatch(/^4[67]/u);
    const events = screen.getByRole('region', { name: 'Upcoming events' });
    expect(
      within(events)
        .getAllByRole('listitem')
        .map((item) => [item.querySelector('time')?.dateTime, item.textContent]),
    ).toEqual([
      ['2027-01-21', 'Jan 21Family money nightAlderford Public Library, reading room'],
      ['2027-02-24', 'Feb 24Spot the scamOnline'],
    ]);
    await user.click(press('Your profile'));
    expect(spoken().polite).toBe(said(placeholders.comingSoon));
  },
);

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

test('an instructor: a course is still to be created', async () => {
  const { user } = open(<Dashboard tab={undefined} onTab={vi.fn()} />, {
    states: signedInAs('instructor'),
  });
  expect([welcome(), screen.getByText('Instructor Dashboard').tagName]).toEqual([
    'Welcome, Mateo Rivera',
    'P',
  ]);
  await user.click(press('Create Course'));
  expect(spoken().polite).toBe(said(placeholders.notImplemented));
});

test.each([
  [undefined, 'Courses'],
  ['volunteers', 'Volunteers'],
  ['nonsense', 'Courses'],
])('an admin whose address asks for %s is shown %s', async (tab, shown) => {
  open(<Dashboard tab={tab} onTab={vi.fn()} />, { states: signedInAs('admin') });
  expect((await screen.findByRole('tab', { selected: true })).textContent).toBe(shown);
  expect(texts(screen.getAllByRole('tab'))).toEqual([
    'Courses',
    'Events',
    'Blog',
    'Volunteers',
    'Donations',
    'Settings',
  ]);
});

test('an admin: another tab is told to the address, an action is still to come', async () => {
  const onTab = vi.fn<(id: string) => void>();
  const { user } = open(<Dashboard tab={undefined} onTab={onTab} />, {
    states: signedInAs('admin'),
  });
  await user.click(await screen.findByRole('button', { name: 'Add Course' }));
  expect(spoken().polite).toBe(said(placeholders.notImplemented));
  await user.click(screen.getByRole('tab', { name: 'Blog' }));
  expect(onTab).toHaveBeenLastCalledWith('blog');
});

const lena = people.student;
const signedIn = (context: object, profile: 'loaded' | 'missing' = 'loaded'): States => ({
  session: {
    value: { signedIn: { freshness: 'fresh', profile, recovery: 'none' } },
    context: { session: sessionOf(lena), ...context },
  },
});

test('nobody is greeted by an address who has a name, everybody else is', () => {
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

test('a profile that could not be loaded: said, and asked for again by a reload', async () => {
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

test('no new password is asked for unless somebody came by such a link', () => {
  open(<Recovery />, { states: signedInAs('student') });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new password: too short and too long are said, "Not now" ends it', async () => {
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

test('a new password that the service refuses: its own words are shown', () => {
  const recoveryError = new AuthFailure('refused', 'New password should be different');
  open(<Recovery />, { states: recovering('asking', { recoveryError }) });
  expect(screen.getByText('New password should be different')).toBeDefined();
  expect(screen.queryByText('Use at least 6 characters.')).toBeNull();
});

test('a new password on its way can be changed no more', () => {
  open(<Recovery />, { states: recovering('saving') });
  expect(screen.getByLabelText<HTMLInputElement>('New password').readOnly).toBe(true);
});
