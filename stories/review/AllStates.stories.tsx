import { expect } from 'storybook/test';
import data from 'virtual:desk';
import entries from 'virtual:search';
import { AllStates, boardSources } from 'storybook-addon-statecharts/pages';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Review/All states',
  component: AllStates,
  tags: ['!autodocs'],
});

/** Everything that the board has a picture of. */
export const ThisBranch = meta.story({
  // A picture of pictures would change with each of them.
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <AllStates data={data} sources={boardSources} entries={entries} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(1);
  },
});
