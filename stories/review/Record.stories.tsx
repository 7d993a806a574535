import { expect } from 'storybook/test';
import data from 'virtual:desk';
import { Record } from 'storybook-addon-statecharts/pages';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Review/Record',
  component: Record,
  tags: ['!autodocs'],
});

/** The verdict files of this branch. */
export const ThisBranch = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Record data={data} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Record' })).toBeVisible();
  },
});
