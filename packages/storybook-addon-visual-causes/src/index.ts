// The types of a project's modes, and the review's data for its own pages.
export { loadDesk, loadEntries, pictureUrl } from './pages/sources.ts';
export type { Mode } from './pictures/declared.ts';
