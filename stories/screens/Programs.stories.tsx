import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import ProgramsRoute from '../../src/app/routes/ProgramsRoute.tsx';
import { placeholders } from '../../src/content/messages.ts';
import { noTrack } from '../../src/content/programs.ts';
import { pressShows } from '../_helpers/toast.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Programs',
  component: ProgramsRoute,
  decorators: [withPage],
  parameters: { path: paths.programs.pattern, chromatic: { modes: stateModes } },
});

/** Four programs to compare, with durations on one scale of weeks. Two have no track yet. */
export const FourPrograms = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    const links = canvas.getAllByRole('link', { name: /^View Curriculum/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/curriculum#technology',
      '/curriculum#entrepreneurship',
      '/curriculum',
      '/curriculum',
    ]);
    for (const link of links.slice(2)) await expect(link).toHaveAccessibleDescription(noTrack);
  },
});

/** Enroll shows that it is still to come. */
export const EnrollmentToCome = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: pressShows(/^Enroll Now.*Entrepreneurship/, placeholders.enrollment),
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
