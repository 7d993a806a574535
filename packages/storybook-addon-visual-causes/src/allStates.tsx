// The page Review/All states, a story that comes with the add-on.
import data from 'virtual:desk';
import { AllStates } from './pages/AllStates.tsx';
import { pictureSources } from './pages/sources.ts';
import { loadSearch } from './search/searchStories.ts';
import './pages/review.css';

const parameters = {
  layout: 'fullscreen',
  chromatic: { disableSnapshot: true },
  // Axe would read every picture's name for minutes.
  a11y: { test: 'off' },
};

export default { title: 'Review/All states', parameters };

/** Every picture of the board. */
export const ThisBranch = {
  render: (_: object, { globals }: { globals: { theme?: unknown } }) => (
    <AllStates data={data} sources={pictureSources} loadSearch={loadSearch} theme={globals.theme} />
  ),
};
