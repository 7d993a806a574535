// The page Review/Changes, a story that comes with the add-on.
import type { DeskData } from './desk/desk.ts';
import { Changes } from './pages/Changes.tsx';
import { loadDesk } from './pages/sources.ts';
import './pages/review.css';

const parameters = { layout: 'fullscreen', chromatic: { disableSnapshot: true } };

interface PageContext {
  loaded: { data: DeskData };
  globals: { theme?: unknown };
}

export default { title: 'Review/Changes', parameters };

/** The changes of this branch, by cause. */
export const ThisBranch = {
  loaders: [async () => ({ data: await loadDesk() })],
  render: (_: object, { loaded, globals }: PageContext) => (
    <Changes data={loaded.data} theme={globals.theme} />
  ),
};
