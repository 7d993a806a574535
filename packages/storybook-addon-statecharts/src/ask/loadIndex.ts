import { loadSavedIndex, type SearchIndex } from './searchIndex.ts';

let loading: Promise<SearchIndex> | undefined;

/** Loads the index that the board was built with, once. */
export const loadIndex = (): Promise<SearchIndex> =>
  (loading ??= Promise.all([import('virtual:search'), import('virtual:search/index')]).then(
    ([{ default: entries }, { default: saved }]) => loadSavedIndex(entries, saved),
  ));
