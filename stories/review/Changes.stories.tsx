import { expect } from 'storybook/test';
import data from 'virtual:desk';
import { boardSources, Desk } from 'storybook-addon-visual-causes/pages';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Review/Changes',
  component: Desk,
  tags: ['!autodocs'],
});

/** The changes of this branch, by cause. */
export const ThisBranch = meta.story({
  // A picture of pictures would change with each of them.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Desk data={data} sources={boardSources} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Changes' })).toBeVisible();
  },
});
