// The page Review/All states, a story that comes with the add-on.
import type { DeskData } from './desk/desk.ts';
import { AllStates } from './pages/AllStates.tsx';
import { loadDesk } from './pages/sources.ts';
import './pages/review.css';

const parameters = {
  layout: 'fullscreen',
  chromatic: { disableSnapshot: true },
  // Axe would read every picture's name for minutes.
  a11y: { test: 'off' },
};

interface PageContext {
  loaded: { data: DeskData };
  globals: { theme?: unknown };
}

export default { title: 'Review/All states', parameters };

/** Every picture of the board. */
export const ThisBranch = {
  loaders: [async () => ({ data: await loadDesk() })],
  render: (_: object, { loaded, globals }: PageContext) => (
    <AllStates data={loaded.data} theme={globals.theme} />
  ),
};
