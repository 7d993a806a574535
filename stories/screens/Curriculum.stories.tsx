import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import CurriculumRoute from '../../src/app/routes/CurriculumRoute.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Curriculum',
  component: CurriculumRoute,
  decorators: [withPage],
  parameters: { path: paths.curriculum.pattern, chromatic: { modes: stateModes } },
});

/** Seven bands with their sheets, two tracks by week, lessons for a class, four benefits. */
export const WholePage = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Curriculum');
    await expect(
      canvas.getByText('students in a class at most', { exact: false }),
    ).toHaveTextContent('15 students in a class at most');
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    const bands = canvas.getByRole('region', { name: 'Money lessons by age' });
    await expect(within(bands).getAllByRole('link', { name: /^Open · / })).toHaveLength(7);
  },
});
