import { expect } from 'storybook/test';
import data from 'virtual:desk';
import { AllStates, boardSources, loadSearch } from 'storybook-addon-visual-causes/pages';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Review/All states',
  component: AllStates,
  tags: ['!autodocs'],
});

/** Every picture of the board. */
export const ThisBranch = meta.story({
  parameters: {
    // A picture of pictures would change with each of them.
    chromatic: { disableSnapshot: true },
    // Axe blocks the page for a minute; the add-on's example is tested instead.
    a11y: { test: 'off' },
  },
  render: () => <AllStates data={data} sources={boardSources} loadSearch={loadSearch} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All states' })).toBeVisible();
  },
});
