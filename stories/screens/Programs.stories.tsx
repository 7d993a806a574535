import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { notYet } from '../../src/content/notYet.ts';
import { paths } from '../../src/domain/paths.ts';
import ProgramsRoute from '../../src/app/routes/ProgramsRoute.tsx';
import { placeholders } from '../../src/content/messages.ts';
import { noTrack } from '../../src/content/programs.ts';
import { ProgramsScreen } from '../../src/ui/screens/ProgramsScreen/ProgramsScreen.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { expectToast } from '../_helpers/toast.ts';
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
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enroll Now.*Entrepreneurship/ }));
    await expectToast(canvas, placeholders.enrollment.title, placeholders.enrollment.text);
  },
});

/** A title, a level and features without a break opportunity. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: { ...reflowCheck, ...phoneAlone } } },
  render: () => (
    <ProgramsScreen
      heading={`Programs for ${extremes.word}`}
      statement={extremes.word}
      notYet={notYet.enroll}
      description={`${extremes.word} and everything around it`}
      noTrack={extremes.word}
      curriculumPath={paths.curriculum.pattern}
      onEnroll={() => undefined}
      programs={[
        {
          slug: 'long',
          colour: '9-10',
          motif: 'bank',
          title: extremes.word,
          duration: '1-24 weeks',
          level: `From ${extremes.word} upwards`,
          who: extremes.word,
          ages: extremes.rtlName,
          description: extremes.word.repeat(2),
          features: [extremes.word, extremes.rtlName, 'Short'],
        },
        {
          slug: 'bare',
          colour: '25-plus',
          motif: 'receipt',
          title: 'Tax',
          duration: '8 weeks',
          level: 'Any',
          who: 'Adults',
          ages: 'ages 18 and up',
          track: 'technology',
          description: 'Forms.',
          features: [],
        },
      ]}
    />
  ),
});
