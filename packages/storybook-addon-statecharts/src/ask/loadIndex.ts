import { loadSavedIndex, type SearchIndex } from './searchIndex.ts';
import { whereUsed, type Use } from './whereUsed.ts';

let loading: Promise<SearchIndex> | undefined;

/** Loads the index that the board was built with, once. */
export const loadIndex = (): Promise<SearchIndex> =>
  (loading ??= Promise.all([import('virtual:search'), import('virtual:search/index')]).then(
    ([{ default: entries }, { default: saved }]) => loadSavedIndex(entries, saved),
  ));

/** Loads the screens that render a component. */
export const loadUses = async (component: string): Promise<Use[]> =>
  whereUsed((await import('virtual:search')).default, component);
