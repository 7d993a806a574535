// The index of all stories, and their texts for phrase search.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Entry } from './entry.ts';
import { camelStemsOf, lineOf, stemsOf } from './words.ts';

/** The fields of an entry, those that say most about it first. */
export const FIELDS = [
  'name',
  'title',
  'about',
  'states',
  'screen',
  'steps',
  'roles',
  'drawn',
  'tokens',
] as const satisfies readonly (keyof Entry)[];
export type Field = (typeof FIELDS)[number];

/** The weight of a match in each field. */
const boost: Readonly<Record<Field, number>> = {
  name: 6,
  title: 5,
  about: 3,
  states: 2,
  roles: 2,
  screen: 1.5,
  steps: 0.5,
  tokens: 1,
  drawn: 0.5,
};

export function indexedWords(text: string, field?: string): string[] {
  if (text === '') return [];
  if (field === 'tokens')
    return text.split(' ').flatMap((token) => [token.toLowerCase(), ...stemsOf(token)]);
  return field === 'screen' || field === 'steps' ? stemsOf(text) : camelStemsOf(text);
}

function prepare({ name, title, screen, steps, drawn }: Entry) {
  const line = (text: string): string => lineOf(stemsOf(text));
  return {
    name: line(name),
    thing: line(title.split('/').at(-1) ?? ''),
    subject: line(`${title} ${name}`),
    lines: (screen === '' ? steps : screen).split('\n').map(line),
    drawn: drawn.split(' ').map((each) => lineOf(camelStemsOf(each))),
  };
}

const prepared = new WeakMap<Entry, ReturnType<typeof prepare>>();

/** Returns a story's texts for phrase search, prepared on first use. */
export function textsOf(entry: Entry): ReturnType<typeof prepare> {
  const texts = prepared.get(entry) ?? prepare(entry);
  prepared.set(entry, texts);
  return texts;
}

export interface SearchIndex {
  mini: MiniSearch<Entry>;
  stories: ReadonlyMap<string, Entry>;
}

const options: Options<Entry> = {
  fields: [...FIELDS],
  tokenize: indexedWords,
  processTerm: (term) => term,
  searchOptions: { boost, tokenize: (text) => [text], combineWith: 'AND' },
};

const storiesOf = (entries: readonly Entry[]): SearchIndex['stories'] =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** Indexes entries: about a quarter of a second for a thousand. */
export function indexOf(entries: readonly Entry[]): SearchIndex {
  const mini = new MiniSearch<Entry>(options);
  mini.addAll(entries);
  return { mini, stories: storiesOf(entries) };
}

/** An index as data, which loads without reading the texts again. */
export const saveIndex = ({ mini }: SearchIndex): string => JSON.stringify(mini);

/** Loads a saved index in short tasks, so that the page stays responsive. */
export const loadSavedIndex = async (
  entries: readonly Entry[],
  mini: AsPlainObject,
): Promise<SearchIndex> => ({
  mini: await MiniSearch.loadJSAsync<Entry>(mini, options),
  stories: storiesOf(entries),
});
