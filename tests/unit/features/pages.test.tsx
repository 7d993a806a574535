// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { donateMachine } from '../../../machines/donate/donate.machine.ts';
import { placeholders } from '../../../src/content/messages.ts';
import { courses } from '../../../src/content/courses.ts';
import type { CourseFilter } from '../../../src/domain/courses.ts';
import { ActorsProvider } from '../../../src/features/actorsContext.tsx';
import { Courses } from '../../../src/features/courses/Courses.tsx';
import { Donate } from '../../../src/features/donate/Donate.tsx';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import { pin } from 'storybook-addon-statecharts';
import { open, openBeforeActors, spoken, texts } from './render.tsx';

const said = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;

/** The listed courses. */
const listed = () => texts(screen.getAllByRole('heading', { level: 2 }));
const titlesOf = (category: CourseFilter) =>
  courses.filter((course) => course.category === category).map(({ title }) => title);

test('courses: the address says what is shown, a choice tells the address', async () => {
  const chosen: CourseFilter[] = [];
  const onChosen = (filter: CourseFilter) => chosen.push(filter);
  const { user, change } = open(
    <Courses asked="design" onChosen={onChosen} curriculumPath="/curriculum" />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Courses');
  expect(listed()).toEqual(titlesOf('design'));
  expect(screen.getByText('1 course in design')).toBeDefined();
  await user.click(screen.getByText('Programming'));
  expect([listed(), chosen]).toEqual([titlesOf('programming'), ['programming']]);
  // Back navigation: the URL changes without a press.
  change(<Courses asked="all" onChosen={onChosen} curriculumPath="/curriculum" />);
  expect([listed(), chosen]).toEqual([courses.map(({ title }) => title), ['programming']]);
  // The listener may change.
  const later = vi.fn<(filter: CourseFilter) => void>();
  change(<Courses asked="all" onChosen={later} curriculumPath="/curriculum" />);
  await user.click(screen.getByRole('button', { name: 'Data' }));
  expect([chosen, later.mock.calls]).toEqual([['programming'], [['data']]]);
});

const give = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Donate Now' });

test('donate begins in the state that it is given', () => {
  open(<Donate snapshot={pin(donateMachine, { value: 'preset', context: { preset: 1000 } })} />);
  expect(screen.getByLabelText('Total Donation').textContent).toBe('$1000');
});

test('donate: statecharts that have woken meanwhile are not woken again', async () => {
  const { user, load, provideActors } = openBeforeActors(<Donate />);
  provideActors();
  await user.click(give());
  expect(spoken().polite).toBe(said(placeholders.donation));
  expect(load).not.toHaveBeenCalled();
});

test('donate: without a script there is the phone', () => {
  const actors = createStoryActors('light', {});
  const html = renderToStaticMarkup(
    <ActorsProvider value={{ actors, loadFailed: false, load: () => Promise.resolve(actors) }}>
      <StaticRouter location="/donate">
        <Donate />
      </StaticRouter>
    </ActorsProvider>,
  );
  const way = /<noscript>(.*?)<\/noscript>/u.exec(html)?.[1];
  expect(way).toContain('The form needs JavaScript.');
  expect(way).toMatch(/<a [^>]*href="tel:\+18025550142"[^>]*>\(802\) 555-0142<\/a>/u);
});
