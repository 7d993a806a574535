// The pages Changes and All states, stories that come with the add-on.
import type { DeskData } from './desk/desk.ts';
import { AllStates as AllStatesPage } from './pages/AllStates.tsx';
import { Changes as ChangesPage } from './pages/Changes.tsx';
import { loadDesk } from './pages/sources.ts';
import './pages/review.css';

interface PageContext {
  loaded: { data: DeskData };
  globals: { theme?: unknown };
}

export default {
  title: 'Review',
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  loaders: [async () => ({ data: await loadDesk() })],
};

/** The changes of this branch, by cause. */
export const Changes = {
  render: (_: object, { loaded, globals }: PageContext) => (
    <ChangesPage data={loaded.data} theme={globals.theme} />
  ),
};

/** Every picture of the board. */
export const AllStates = {
  // Axe would read every picture's name for minutes.
  parameters: { a11y: { test: 'off' } },
  render: (_: object, { loaded, globals }: PageContext) => (
    <AllStatesPage data={loaded.data} theme={globals.theme} />
  ),
};
