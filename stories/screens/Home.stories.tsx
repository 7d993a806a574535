import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import HomeRoute from '../../src/app/routes/HomeRoute.tsx';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Home',
  component: HomeRoute,
  decorators: [withPage],
  parameters: { chromatic: { modes: stateModes } },
});

/** The front page: the idea, the reasons, the three guides, and where to begin. */
export const WholePage = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Money sense grows in rings.',
    );
    await expect(canvas.getByRole('link', { name: 'Explore Programs' })).toHaveAttribute(
      'href',
      '/programs',
    );
    await expect(canvas.getByText('An example for now: this person is made up.')).toBeVisible();
  },
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
