import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { notYet } from '../../src/content/notYet.ts';
import { paths } from '../../src/domain/paths.ts';
import CoursesRoute from '../../src/app/routes/CoursesRoute.tsx';
import { courseCount, courseFilter, courses, coursesNext } from '../../src/content/courses.ts';
import { CoursesScreen } from '../../src/ui/screens/CoursesScreen/CoursesScreen.tsx';
import { withoutPicture } from '../_helpers/component.ts';
import { extremes } from '../_helpers/extremes.ts';
import { withPage } from '../_helpers/withPage.tsx';

type Canvas = StoryContext['canvas'];
type Option = keyof typeof courseFilter.options;

const here = paths.courses.pattern;

/** Excludes the toast region, which is a live region too. */
function count(canvas: Canvas) {
  return within(canvas.getByRole('main')).getByRole('status');
}

const meta = preview.meta({
  title: 'Screens/Courses',
  component: CoursesRoute,
  decorators: [withPage],
  parameters: { path: here, chromatic: { modes: stateModes } },
});

async function expectChosen(canvas: Canvas, option: Option) {
  const button = await canvas.findByRole('button', {
    name: courseFilter.options[option],
    pressed: true,
  });
  await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([button]);
  const expected = courses.filter(({ category }) => option === 'all' || category === option);
  const titles = canvas.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  await expect(titles).toEqual(expected.map(({ title }) => title));
  await expect(count(canvas)).toHaveTextContent(courseCount(expected.length, option));
}

/** All six courses. */
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
export const Business = meta.story({
  parameters: { path: `${here}?${courseFilter.param}=business` },
  play: ({ canvas }) => expectChosen(canvas, 'business'),
});

/** The one course about data. */
export const Data = meta.story({
  parameters: {
    path: `${here}?${courseFilter.param}=data`,
    chromatic: { modes: phoneAlone },
  },
  play: ({ canvas }) => expectChosen(canvas, 'data'),
});

/** Programming, business, design and data courses, one after the other. */
export const EachCategory = meta.story({
  parameters: withoutPicture,
  play: async ({ canvas, userEvent }) => {
    for (const option of Object.keys(courseFilter.options) as Option[]) {
      await userEvent.click(canvas.getByRole('button', { name: courseFilter.options[option] }));
      await expectChosen(canvas, option);
    }
  },
});

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
