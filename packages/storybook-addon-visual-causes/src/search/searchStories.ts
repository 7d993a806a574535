// Searches stories by every word of their titles, labels and screens.
import MiniSearch from 'minisearch';
import { loadEntries } from '../pages/sources.ts';
import type { Entry } from './entry.ts';

/** Words of every screen, and of questions for one. */
const COMMON = new Set(
  `a an and anybody anyone are as ask at be because been being but by can could did do doing does
  for from had has have he her him his how i if in is it its me my of on or our page say screen
  see she should show some somebody someone state that the their them there they this to us was we
  were what when where which while who whose will with would you your`.split(/\s+/),
);

/** Returns a word without the endings of plurals and of verbs: `asks`, `asked` and `asking` are `ask`. */
const stemOf = (word: string): string =>
  word
    .replace(/['’]s?$/, '')
    .replace(/(?<=\w\w)ies$/, 'y')
    .replace(/(?<=\w\w[^s])s$/, '')
    .replace(/(?<=[aeiouy]\w*\w)(?:ing|ed)$/, '')
    .replace(/(?<=\w\w\w)e$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');

/** `EmptyState` is found by `empty`, `state` and `emptystate`. */
function termsOf(word: string): string[] | null {
  const parts = word
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(' ');
  const terms = (parts.length === 1 ? parts : [...parts, parts.join('')]).map(stemOf);
  return terms.length === 1 && COMMON.has(terms[0] ?? '') ? null : terms;
}

/** What a story's id and title say besides: the state's own name, and the screen's. */
const fieldOf = (entry: Entry, field: string): string => {
  if (field === 'state') return entry.id.split('--').at(-1)?.replaceAll('-', ' ') ?? '';
  return field === 'screenName'
    ? (entry.title.split('/').at(-1) ?? '')
    : entry[field as keyof Entry];
};

/** Returns a function that finds stories by any of a question's words, and ranks them, best first. */
export function createSearch(entries: readonly Entry[]) {
  // A description tells a story like its name; what it is built of matters least.
  const boost = {
    name: 4,
    title: 4,
    screenName: 4,
    about: 4,
    state: 2,
    screen: 2,
    roles: 0.3,
    drawn: 0.3,
  };
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    extractField: fieldOf,
    processTerm: termsOf,
    searchOptions: {
      boost,
      // The last word may not be typed to its end.
      prefix: (term, index, terms) => index === terms.length - 1 && term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(entries);
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  return (question: string): Entry[] => {
    const sentence = question.trim().toLowerCase();
    // A sentence is asked for as a whole.
    const boostDocument = (id: string): number =>
      known.get(id)?.screen.toLowerCase().includes(sentence) === true ? 16 : 1;
    return index
      .search(question, { boostDocument })
      .flatMap(({ id }) => known.get(id as string) ?? []);
  };
}

export type Search = ReturnType<typeof createSearch>;

/** Loads the board's stories and their search. */
export const loadSearch = async (): Promise<Search> => createSearch(await loadEntries());
