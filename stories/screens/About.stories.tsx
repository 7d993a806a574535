import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import AboutRoute from '../../src/app/routes/AboutRoute.tsx';
import { onePager } from '../../src/content/about.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/About',
  component: AboutRoute,
  decorators: [withPage],
  parameters: { path: paths.about.pattern, chromatic: { modes: stateModes } },
});

/** The mission, the guides, the figures, the people, and a printable sheet. */
export const WholePage = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
    await expect(canvas.getByRole('link', { name: onePager.label })).toHaveAttribute('download');
  },
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
