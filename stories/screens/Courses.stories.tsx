import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import CoursesRoute from '../../src/app/routes/CoursesRoute.tsx';
import { courseCount, courseFilter, courses } from '../../src/content/courses.ts';
import { withoutPicture } from '../_helpers/component.ts';
import { longWords } from '../_helpers/longWords.tsx';
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

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
