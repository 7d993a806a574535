// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStoryActors } from '../../../.storybook/actors/storyActors.ts';
import { people } from '../../../mocks/fixtures/people.ts';
import { profileOf, sessionOf } from '../../../mocks/fixtures/sessions.ts';
import EventsRoute from '../../../src/app/routes/EventsRoute.tsx';
import HomeRoute from '../../../src/app/routes/HomeRoute.tsx';
import { events, eventsWords } from '../../../src/content/events.ts';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
import { Dashboard } from '../../../src/features/dashboard/Dashboard.tsx';
import { signedInAs } from '../../../stories/_helpers/sessions.ts';
import { open } from './render.tsx';

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const daysAhead = () => {
  const ahead = within(screen.getByRole('region', { name: 'Upcoming events' }));
  const isEmpty = ahead.queryByText('No dates are set right now.') !== null;
  const times = screen.getByRole('region', { name: 'Upcoming events' }).querySelectorAll('time');
  return isEmpty ? 'none' : [...times].map(({ dateTime }) => dateTime);
};

test('the dashboard shows the events ahead, also when its tab is shown again after days', () => {
  const now = vi.fn(() => noonOf('2027-01-21'));
  const states = signedInAs('student');
  open(<Dashboard />, { states, now });
  expect(daysAhead()).toEqual(['2027-01-21', '2027-02-24']);
  for (const [day, ahead] of [
    ['2027-01-22', ['2027-02-24']],
    ['2027-02-25', 'none'],
  ] as const) {
    now.mockReturnValue(noonOf(day));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(daysAhead()).toEqual(ahead);
  }
});

test('the dashboard greets by address where there is no name', () => {
  const { user, ...tokens } = sessionOf(people.student);
  const context = {
    session: { ...tokens, user: { ...user, displayName: undefined } },
    profile: { ...profileOf(people.student), displayName: undefined },
  };
  const value = { signedIn: { freshness: 'fresh', profile: 'loaded', recovery: 'none' } } as const;
  open(<Dashboard />, { states: { session: { value, context } } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Welcome, student@tallygrove.test',
  );
});

/** A screen as it is prerendered, on a day after all events. */
function prerendered(screenElement: ReactElement): string {
  const actors = createStoryActors({});
  return renderToStaticMarkup(
    <ClockContext value={() => noonOf('2027-05-20')}>
      <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
        <StaticRouter location="/">{screenElement}</StaticRouter>
      </ActorsProvider>
    </ClockContext>,
  );
}

test('a prerendered page knows no today: the first event is next, and none is over', () => {
  const home = prerendered(<HomeRoute />);
  expect(home).toContain(events[0]?.title);
  expect(home).not.toContain(eventsWords.none);
  const list = prerendered(<EventsRoute />);
  expect(list).toContain('Family money night');
  expect(list).not.toContain('It is over');
});
