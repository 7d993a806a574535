import { expect } from 'storybook/test';
import data from 'virtual:desk';
import { boardSources, Desk, storeOf } from 'storybook-addon-statecharts/pages';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Review/Changes',
  component: Desk,
  tags: ['!autodocs'],
});

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const store = storeOf();

/** The changes of this branch, for review. */
export const ThisBranch = meta.story({
  // A picture of pictures would change with each of them.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Desk data={data} sources={boardSources} store={store} isStill={isStill()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Review desk' })).toBeVisible();
  },
});
