import { Route, Routes } from 'react-router-dom';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { phoneAlone, reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { audiencePath, paths } from '../../src/domain/paths.ts';
import AudienceRoute from '../../src/app/routes/AudienceRoute.tsx';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Audience',
  component: AudienceRoute,
  decorators: [withPage],
  render: () => (
    <Routes>
      <Route path={paths.audience.pattern} element={<AudienceRoute />} />
    </Routes>
  ),
  parameters: { path: audiencePath('students-k12'), chromatic: { modes: stateModes } },
});

/** An audience’s worry, three answers, the next step and its sheets. The strip marks the audience. */
export const Students = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const strip = canvas.getByRole('navigation', { name: 'Made for' });
    await expect(strip.querySelectorAll('a')).toHaveLength(5);
    await expect(strip.querySelectorAll('[aria-current="page"]')).toHaveLength(1);
  },
});

/** For people with their first lease. */
export const YoungAdults = meta.story({
  parameters: { path: audiencePath('young-adults'), chromatic: { modes: phoneAlone } },
});

/** For people with a mortgage. */
export const Adults = meta.story({
  parameters: { path: audiencePath('adults'), chromatic: { modes: phoneAlone } },
});

/** For parents, whose children ask for money. */
export const Parents = meta.story({
  parameters: { path: audiencePath('parents'), chromatic: { modes: phoneAlone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Curriculum for parents' })).toHaveAttribute(
      'href',
      '/curriculum/parents',
    );
    await expect(canvas.getByRole('link', { name: 'Print a sheet' })).toHaveAttribute(
      'href',
      '/audience/parents#take-home',
    );
  },
});

/** For educators. */
export const Educators = meta.story({
  parameters: { path: audiencePath('educators'), chromatic: { modes: phoneAlone } },
});

/** An unknown audience: links to the five audiences, and home. */
export const UnknownAudience = meta.story({
  parameters: { path: '/audience/robots' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('For You');
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
