// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import type { CourseFilter } from '../../../src/domain/courses.ts';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { ClockContext } from '../../../src/features/clock.ts';
import { Courses } from '../../../src/features/courses/Courses.tsx';
import { Donate } from '../../../src/features/donate/Donate.tsx';
import { Events } from '../../../src/features/events/Events.tsx';
import { open } from './render.tsx';

/** A screen as it is prerendered, on a day after all events. */
function prerendered(screenElement: ReactElement): string {
  const actors = createStoryActors('light', {});
  return renderToStaticMarkup(
    <ClockContext value={() => Date.parse('2027-05-20T12:00:00Z')}>
      <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
        <StaticRouter location="/">{screenElement}</StaticRouter>
      </ActorsProvider>
    </ClockContext>,
  );
}

test('courses: only a visitor’s choice calls the listener, and only the latest one', async () => {
  const first = vi.fn<(filter: CourseFilter) => void>();
  const latest = vi.fn<(filter: CourseFilter) => void>();
  const { user, change } = open(
    <Courses asked="design" onChosen={first} curriculumPath="/curriculum" />,
  );
  change(<Courses asked="all" onChosen={latest} curriculumPath="/curriculum" />);
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Data' }));
  expect([first.mock.calls, latest.mock.calls]).toEqual([[], [['data']]]);
});

test('donate: without scripts the phone number is shown', () => {
  const way = /<noscript>(.*?)<\/noscript>/u.exec(prerendered(<Donate />))?.[1];
  expect(way).toContain('The form needs JavaScript.');
  expect(way).toMatch(/<a [^>]*href="tel:\+18025550142"[^>]*>\(802\) 555-0142<\/a>/u);
});

test('events: a prerendered page marks no event as over', () => {
  const html = prerendered(<Events />);
  expect(html).toContain('Family money night');
  expect(html).not.toContain('It is over');
});
