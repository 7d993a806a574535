import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowCheck, screenModes, stateModes } from '../../.storybook/modes.ts';
import { paths } from '../../src/domain/paths.ts';
import BlogRoute from '../../src/app/routes/BlogRoute.tsx';
import { placeholders } from '../../src/content/messages.ts';
import { pressShows } from '../_helpers/toast.ts';
import { longWords } from '../_helpers/longWords.tsx';
import { withPage } from '../_helpers/withPage.tsx';

const meta = preview.meta({
  title: 'Screens/Blog',
  component: BlogRoute,
  decorators: [withPage],
  parameters: { path: paths.blog.pattern, chromatic: { modes: stateModes } },
});

/** One large post, a second in its shade, then the rest as a list; the newsletter at the end. */
export const NewestPosts = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowCheck } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Read More/ })).toHaveLength(6);
    await expect(canvas.getByText('October 29, 2026', { exact: false })).toBeVisible();
  },
});

/** A post that is not written yet: Read More shows that it is still to come. */
export const PostToCome = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: pressShows(/^Read More.*Four lemonade stands/, placeholders.blogPost),
});

/** The categories and the newsletter do nothing and announce nothing. */
export const NothingHappens = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'STEM Education' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByRole('button', { name: 'All Posts' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getAllByRole('button', { name: /^Read More/ })).toHaveLength(6);
    await expect(canvas.queryByRole('button', { name: 'Close notification' })).toBeNull();
  },
});

/** Every text with a word without a break opportunity. */
export const LongContent = meta.story({ ...longWords, tags: ['!autodocs'] });
