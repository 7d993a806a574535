// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { SimulatedClock } from 'xstate';
import { donateMachine } from '../../../machines/donate/donate.machine.ts';
import { placeholders } from '../../../src/content/messages.ts';
import { courses } from '../../../src/content/courses.ts';
import { programs } from '../../../src/content/programs.ts';
import type { CourseFilter } from '../../../src/domain/courses.ts';
import { ActorsProvider } from '../../../src/features/pageActors.tsx';
import { Courses } from '../../../src/features/courses/Courses.tsx';
import { Donate } from '../../../src/features/donate/Donate.tsx';
import { Programs } from '../../../src/features/programs/Programs.tsx';
import { CaptainCash } from '../../../src/ui/art/mascots/CaptainCash.tsx';
import { mascotMoods } from '../../../src/ui/art/mascots/moods.ts';
import { createStoryActors } from '../../../board/pinning/storyActors.ts';
import { pin } from '../../../packages/storybook-addon-statecharts/src/chart/pin.ts';
import { open, openBeforeActors, spoken, texts, toast } from './render.tsx';

const said = ({ title, text }: { title: string; text: string }) => `${title} ${text}`;

/** The courses listed. */
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
  // The way back: the address changes by itself.
  change(<Courses asked="all" onChosen={onChosen} curriculumPath="/curriculum" />);
  expect([listed(), chosen]).toEqual([courses.map(({ title }) => title), ['programming']]);
  // Who listens to a choice may change.
  const later = vi.fn<(filter: CourseFilter) => void>();
  change(<Courses asked="all" onChosen={later} curriculumPath="/curriculum" />);
  await user.click(screen.getByRole('button', { name: 'Data' }));
  expect([chosen, later.mock.calls]).toEqual([['programming'], [['data']]]);
});

test('courses: enrolling is still to come; the curriculum is a link away', async () => {
  const { user } = open(<Courses asked="all" onChosen={vi.fn()} curriculumPath="/curriculum" />);
  expect(screen.getByRole('link', { name: 'See the curriculum' }).getAttribute('href')).toBe(
    '/curriculum',
  );
  await user.click(screen.getByRole('button', { name: `Enroll Now in ${courses[0].title}` }));
  expect(spoken()).toEqual({ polite: said(placeholders.enrollment), urgent: '' });
});

test('programs: enrolling is still to come', async () => {
  const { user, actors } = open(<Programs curriculumPath="/curriculum" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Programs');
  expect(listed()).toEqual(programs.map(({ title }) => title));
  await user.click(screen.getByRole('button', { name: `Enroll Now : ${programs[0].title}` }));
  expect(spoken()).toEqual({ polite: said(placeholders.enrollment), urgent: '' });

  // The pointer on it stops its clock.
  const pass = (ms: number) =>
    act(() => {
      (actors.toasts as unknown as { clock: SimulatedClock }).clock.increment(ms);
    });
  fireEvent.pointerEnter(await toast());
  pass(60_000);
  fireEvent.pointerLeave(await toast());
  pass(4_999);
  expect(spoken().polite).not.toBe('');
  pass(1);
  expect(spoken().polite).toBe('');
});

test('a toast is closed by its button', async () => {
  const { user } = open(<Programs curriculumPath="/curriculum" />);
  await user.click(screen.getByRole('button', { name: `Enroll Now : ${programs[0].title}` }));
  await user.click(within(await toast()).getByRole('button', { name: 'Close notification' }));
  expect(spoken().polite).toBe('');
});

const custom = () => screen.getByLabelText<HTMLInputElement>(/^Custom amount in dollars/u);
const give = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Donate Now' });

/** The total, what the gift does, and whether it can be given. */
function gift() {
  const form = give().closest('form');
  const reached = document.querySelector('[data-reached]')?.textContent ?? 'nothing yet';
  return {
    total: form?.querySelector('output')?.textContent,
    reached,
    payable: !give().disabled,
  };
}

/** Captain Cash's mood, told by his drawing. */
function mood() {
  const region = screen.getByRole('region', { name: 'What your gift does' });
  const drawing = (parent: Element) =>
    [...([...parent.querySelectorAll('svg')].at(-1)?.querySelectorAll('*') ?? [])]
      .map((part) => `${part.tagName} ${part.getAttribute('d')} ${part.getAttribute('transform')}`)
      .join('\n');
  const shown = drawing(region);
  return mascotMoods.filter((name) => {
    const { container, unmount } = render(<CaptainCash mood={name} />);
    const same = drawing(container) === shown;
    unmount();
    return same;
  });
}

test('donate begins in the state that it is given', () => {
  open(<Donate snapshot={pin(donateMachine, { value: 'preset', context: { preset: 1000 } })} />);
  expect(screen.getByLabelText('Total Donation').textContent).toBe('$1000');
});

test('donate: the amount says what it does, and Captain Cash follows it', async () => {
  const { user } = open(<Donate />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Donate');
  expect([gift(), mood()]).toEqual([
    { total: '$50', reached: 'nothing yet', payable: true },
    ['idle'],
  ]);
  await user.click(screen.getByLabelText('$250'));
  expect([gift(), mood()]).toEqual([
    {
      total: '$250',
      reached: '$250 provides materials for 10 studentsYour gift does this',
      payable: true,
    },
    ['wave'],
  ]);
  await user.click(screen.getByLabelText('$1000'));
  expect([gift().total, mood()]).toEqual(['$1000', ['cheer']]);
  await user.type(custom(), 'ten');
  expect([gift(), mood()]).toEqual([
    { total: '$0', reached: 'nothing yet', payable: false },
    ['think'],
  ]);
  expect(screen.queryByText('Enter the amount in numbers, as in 25 or 25.50')).toBeNull();
  await user.tab();
  expect(screen.getByText('Enter the amount in numbers, as in 25 or 25.50')).toBeDefined();
  await user.clear(custom());
  await user.type(custom(), '12.50');
  expect([gift(), custom().value]).toEqual([
    { total: '$12.50', reached: 'nothing yet', payable: true },
    '12.50',
  ]);
  expect(spoken().polite).toBe('');
  await user.click(give());
  expect(spoken()).toEqual({ polite: said(placeholders.donation), urgent: '' });
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
    <ActorsProvider value={{ actors, lost: false, load: () => Promise.resolve(actors) }}>
      <StaticRouter location="/donate">
        <Donate />
      </StaticRouter>
    </ActorsProvider>,
  );
  const way = /<noscript>(.*?)<\/noscript>/u.exec(html)?.[1];
  expect(way).toContain('The form needs JavaScript.');
  expect(way).toMatch(/<a [^>]*href="tel:\+18025550142"[^>]*>\(802\) 555-0142<\/a>/u);
});

test('the three stories and the other ways are there', () => {
  open(<Donate />);
  const section = (name: string) => within(screen.getByRole('region', { name }));
  expect(section('Success Stories').getAllByText(/, /u).length).toBeGreaterThan(0);
  expect(texts(section('Other Ways to Support').getAllByRole('button'))).toEqual([
    'Volunteer',
    'Spread the Word',
    'Corporate Partnership',
  ]);
});
