import { Route, Routes } from 'react-router-dom';
import { expect, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { bandPath, paths } from '../../src/domain/paths.ts';
import CurriculumBandRoute from '../../src/app/routes/CurriculumBandRoute.tsx';
import { bandNext } from '../../src/content/bands.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Curriculum band',
  component: CurriculumBandRoute,
  decorators: [withPage],
  render: () => (
    <Routes>
      <Route path={paths.curriculumBand.pattern} element={<CurriculumBandRoute />} />
    </Routes>
  ),
  parameters: { path: bandPath('9-10'), chromatic: { modes: stateModes } },
});

/** A middle band: its sheet, three courses, its events, and the bands below and above it. */
export const Grades9To10 = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Grades 9–10 ages 14 to 16',
    );
    const featured = canvas.getByRole('region', { name: 'Featured courses' });
    await expect(within(featured).getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(
      canvas.getByRole('link', { name: /^Print the sheet 2 pages \+ answers · \d+ KB/ }),
    ).toHaveAttribute('href', '/take-home/name-on-paper-letter.pdf');
    const next = canvas.getByRole('region', { name: 'Events for this age' });
    await expect(within(next).getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(within(next).getByRole('link', { name: 'Ask about a place' })).toHaveAttribute(
      'href',
      paths.contact.pattern,
    );
    await expect(
      canvas.getByRole('navigation', { name: 'Neighboring bands' }).querySelectorAll('a'),
    ).toHaveLength(2);
  },
});

/** The innermost ring: there is no younger band. */
export const KindergartenToGrade2 = meta.story({
  parameters: { path: bandPath('k-2'), chromatic: { modes: phoneAlone } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Younger')).toBeNull();
    await expect(canvas.getByText('Older')).toBeVisible();
  },
});

/** All events for this age are over: the page promises no dates. */
export const EventsOver = meta.story({
  parameters: { today: '2027-05-19', chromatic: { modes: phoneAlone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bandNext.none)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Add to calendar/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ask about a place' })).toBeVisible();
  },
});

/** The second ring. */
export const Grades3To5 = meta.story({
  parameters: { path: bandPath('3-5'), chromatic: { modes: phoneAlone } },
});

/** The third ring. */
export const Grades6To8 = meta.story({
  parameters: { path: bandPath('6-8'), chromatic: { modes: phoneAlone } },
});

/** The fifth ring. */
export const Grades11To12 = meta.story({
  parameters: { path: bandPath('11-12'), chromatic: { modes: phoneAlone } },
});

/** The sixth ring. */
export const Ages18To24 = meta.story({
  parameters: { path: bandPath('18-24'), chromatic: { modes: phoneAlone } },
});

/** The outermost ring: there is no older band. */
export const Ages25AndOver = meta.story({
  parameters: { path: bandPath('25-plus'), chromatic: { modes: phoneAlone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Younger')).toBeVisible();
    await expect(canvas.queryByText('Older')).toBeNull();
  },
});

/** An unknown band: links to what exists. */
export const UnknownBand = meta.story({
  parameters: { path: '/curriculum/space-age' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No information is available for this band.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the curriculum' })).toHaveAttribute(
      'href',
      paths.curriculum.pattern,
    );
    await expect(
      canvas.getByRole('navigation', { name: 'The seven bands' }).querySelectorAll('a'),
    ).toHaveLength(7);
  },
});

/** For parents, who are not a band: ages, their sheets, and a way back. */
export const NoBandForParents = meta.story({
  parameters: { chromatic: { modes: phoneAlone }, path: '/curriculum/parents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to parents' })).toHaveAttribute(
      'href',
      '/audience/parents',
    );
    const start = canvas.getByRole('navigation', {
      name: 'Start here: lessons by the age of your child',
    });
    await expect(start.querySelectorAll('a')).toHaveLength(7);
    const sheets = canvas.getByRole('region', { name: 'Take home' });
    await expect(within(sheets).getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('No information is available for this band.')).toBeVisible();
  },
});

/** For educators: four weeks, a lesson each. */
export const NoBandForEducators = meta.story({
  parameters: { chromatic: { modes: phoneAlone }, path: '/curriculum/educators' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3, name: /^Week \d$/ })).toHaveLength(4);
  },
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
