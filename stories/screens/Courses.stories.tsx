import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { notYet } from '../../src/content/notYet.ts';
import { paths } from '../../src/domain/paths.ts';
import CoursesRoute from '../../src/app/routes/CoursesRoute.tsx';
import { courseCount, courseFilter, courses, coursesNext } from '../../src/content/courses.ts';
import { CoursesScreen } from '../../src/ui/screens/CoursesScreen/CoursesScreen.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { filterStories } from '../_helpers/filterStories.ts';
import { withPage } from '../_helpers/withPage.tsx';

const here = paths.courses.pattern;

/** Excludes the toast region, which is a live region too. */
function count(canvas: StoryContext['canvas']) {
  return within(canvas.getByRole('main')).getByRole('status');
}

const meta = preview.meta({
  title: 'Screens/Courses',
  component: CoursesRoute,
  decorators: [withPage],
  parameters: { path: here, chromatic: { modes: stateModes } },
});

const filtered = filterStories(courseFilter, here, async (canvas, option) => {
  const expected = courses.filter(({ category }) => option === 'all' || category === option);
  const titles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  await expect(titles).toEqual(expected.map(({ title }) => title));
  await expect(count(canvas)).toHaveTextContent(courseCount(expected.length, option));
});

/** All six. */
export const AllCourses = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(count(canvas)).toHaveTextContent('6 courses');
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** The URL names a category: two courses, and its button is pressed. */
export const Business = meta.story(filtered.at('business'));

/** One course. */
export const Data = meta.story(filtered.at('data', { chromatic: { modes: phoneAlone } }));

/** Programming, business, design and data courses, one after the other. */
export const EachCategory = meta.story(filtered.each);

/** Very long titles, names and prices. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: { ...reflowCheck, ...phoneAlone } } },
  render: () => (
    <CoursesScreen
      heading="Courses"
      notYet={notYet.enroll}
      description={`${extremes.word} and everything around it`}
      labels={{ ...courseFilter.options, programming: extremes.word }}
      filter="all"
      count={`${extremes.hugeNumber} courses`}
      next={{ text: coursesNext, to: paths.curriculum.pattern }}
      onFilter={() => undefined}
      onEnroll={() => undefined}
      courses={[
        {
          ...courses[0],
          title: extremes.word,
          category: 'programming',
          instructor: extremes.longName,
          students: 1_234_567_890_123,
          price: `Free, ${extremes.word} included`,
          description: extremes.word.repeat(3),
        },
        { ...courses[1], instructor: extremes.rtlName, title: extremes.rtlName },
        { ...courses[2], instructor: extremes.emojiName, description: '' },
      ]}
    />
  ),
});
