import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowMode, screenModes, stateModes } from 'storybook-addon-statecharts/modes';
import { paths } from '../../src/app/paths.ts';
import CoursesRoute from '../../src/app/routes/CoursesRoute.tsx';
import { courseFilterLabels, courses } from '../../src/content/courses.ts';
import { CoursesScreen } from '../../src/ui/screens/CoursesScreen/CoursesScreen.tsx';
import { extremes } from '../_helpers/extremes.ts';
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

/** All six. */
export const AllCourses = meta.story({
  tags: ['state:courseFilter.all'],
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode } } },
  play: async ({ canvas }) => {
    await expect(count(canvas)).toHaveTextContent('6 courses');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.getByRole('button', { name: 'All' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});

/** The URL names a category: two courses, and its button is pressed. */
export const Business = meta.story({
  tags: ['state:courseFilter.business'],
  parameters: { path: `${here}?category=business` },
  play: async ({ canvas }) => {
    await expect(count(canvas)).toHaveTextContent('2 courses in business');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
});

/** One course. */
export const Design = meta.story({
  tags: ['state:courseFilter.design'],
  parameters: { chromatic: { modes: phoneAlone }, path: `${here}?category=design` },
  play: async ({ canvas }) => {
    await expect(count(canvas)).toHaveTextContent('1 course in design');
  },
});

/** Two that need a laptop. */
export const Programming = meta.story({
  tags: ['state:courseFilter.programming'],
  parameters: { chromatic: { modes: phoneAlone }, path: `${here}?category=programming` },
  play: async ({ canvas }) => {
    await expect(count(canvas)).toHaveTextContent('2 courses in programming');
  },
});

/** One that needs a spreadsheet. */
export const Data = meta.story({
  tags: ['state:courseFilter.data'],
  parameters: { chromatic: { modes: phoneAlone }, path: `${here}?category=data` },
  play: async ({ canvas }) => {
    await expect(count(canvas)).toHaveTextContent('1 course in data');
  },
});

/** Very long titles, names and prices. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: { ...reflowMode, ...phoneAlone } } },
  render: () => (
    <CoursesScreen
      heading="Courses"
      description={`${extremes.word} and everything around it`}
      labels={{ ...courseFilterLabels, programming: extremes.word }}
      filter="all"
      count={`${extremes.hugeNumber} courses`}
      curriculum={{ label: 'See the curriculum', to: paths.curriculum.pattern }}
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
