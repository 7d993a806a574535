// Searches stories by every word of their titles, labels and screens.
import MiniSearch from 'minisearch';
import { loadEntries } from '../pages/sources.ts';
import type { Entry } from './entry.ts';

type Texts = Pick<Entry, 'id' | 'title' | 'name'> & Partial<Entry>;

/** Words of every screen, and of questions for one. */
const COMMON = new Set(
  `a an and are as asks at be been being by does for from has have how i in is it its my
  of on or page say says screen see show shows state that the their there they this to
  was what when where which while who whose with`.split(/\s+/),
);

/** `EmptyState` is found by `empty`, `state` and `emptystate`. */
function termsOf(word: string): string[] | null {
  const parts = word
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ');
  const terms = parts.length === 1 ? parts : [...parts, parts.join('')];
  return terms.length === 1 && COMMON.has(terms[0] ?? '') ? null : terms;
}

/** Returns a function that finds stories by any of a question's words, and ranks them, best first. */
export function createSearch(entries: readonly Texts[]) {
  const index = new MiniSearch<Texts>({
    fields: ['name', 'title', 'about', 'screen', 'roles', 'drawn'],
    processTerm: termsOf,
    searchOptions: {
      // A description tells a story like its name; what it is built of matters least.
      boost: { name: 4, title: 4, about: 4, screen: 2, roles: 0.3, drawn: 0.3 },
      // The last word may not be typed to its end.
      prefix: (term, index, terms) => index === terms.length - 1 && term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(entries);
  const screens = new Map(entries.map(({ id, screen = '' }) => [id, screen.toLowerCase()]));
  return (question: string): string[] => {
    const sentence = question.trim().toLowerCase();
    // A sentence is asked for as a whole.
    const boostDocument = (id: string): number =>
      screens.get(id)?.includes(sentence) === true ? 8 : 1;
    return index.search(question, { boostDocument }).map(({ id }) => String(id));
  };
}

export type Search = ReturnType<typeof createSearch>;

/** Loads the board's stories and their search. */
export const loadSearch = async (): Promise<Search> => createSearch(await loadEntries());
