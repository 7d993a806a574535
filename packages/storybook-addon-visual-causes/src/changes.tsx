// The page Review/Changes, a story that comes with the add-on.
import data from 'virtual:desk';
import { Changes } from './pages/Changes.tsx';
import { pictureSources } from './pages/sources.ts';
import './pages/review.css';

const parameters = { layout: 'fullscreen', chromatic: { disableSnapshot: true } };

export default { title: 'Review/Changes', parameters };

/** The changes of this branch, by cause. */
export const ThisBranch = {
  render: (_: object, { globals }: { globals: { theme?: unknown } }) => (
    <Changes data={data} sources={pictureSources} theme={globals.theme} />
  ),
};
