// The types of a project's modes, and the search's entries for its own pages.
export { loadEntries } from './pages/sources.ts';
export type { Mode } from './pictures/declared.ts';
