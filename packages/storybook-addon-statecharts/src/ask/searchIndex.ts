// The index of all stories, with each story's texts prepared for phrase search.
import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Entry } from './entry.ts';
import { camelStemsOf, stem, stemsOf } from './words.ts';

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

const drawnWords = new Map<string, string>();

/** Encodes `AgentShield:worried` as one word that occurs in no text. */
function drawnWord(drawn: string): string {
  const known = drawnWords.get(drawn);
  if (known !== undefined) return known;
  const word = `<${drawn.toLowerCase().split(':').map(stem).join(':')}>`;
  drawnWords.set(drawn, word);
  return word;
}

export function indexedWords(text: string, field?: string): string[] {
  if (text === '') return [];
  if (field === 'drawn') return text.split(' ').map(drawnWord);
  if (field === 'tokens')
    return text.split(' ').flatMap((token) => [token.toLowerCase(), ...stemsOf(token)]);
  return field === 'screen' || field === 'steps' ? stemsOf(text) : camelStemsOf(text);
}

/** A text's stems between spaces, so that a phrase matches whole words. */
const lineOf = (text: string): string => ` ${stemsOf(text).join(' ')} `;

/** A story with its texts prepared for phrase search, each on first use. */
export class Indexed {
  readonly entry: Entry;
  #texts: { name: string; thing: string; subject: string; lines: readonly string[] } | undefined;

  constructor(entry: Entry) {
    this.entry = entry;
  }

  get texts() {
    const { name, title, screen, steps } = this.entry;
    return (this.#texts ??= {
      name: lineOf(name),
      thing: lineOf(title.split('/').at(-1) ?? ''),
      subject: lineOf(`${title} ${name}`),
      lines: (screen === '' ? steps : screen).split('\n').map(lineOf),
    });
  }
}

export interface SearchIndex {
  mini: MiniSearch<Entry>;
  stories: ReadonlyMap<string, Indexed>;
  titles: ReadonlySet<string>;
  /** Drawn components and their values, encoded by `drawnWord`. */
  drawn: ReadonlySet<string>;
}

const options: Options<Entry> = {
  fields: [...FIELDS],
  tokenize: indexedWords,
  processTerm: (term) => term,
  searchOptions: { boost, tokenize: (text) => [text], combineWith: 'AND' },
};

const storiesOf = (entries: readonly Entry[]): SearchIndex['stories'] =>
  new Map(entries.map((entry) => [entry.id, new Indexed(entry)]));

/** Indexes entries: about a quarter of a second for a thousand. */
export function indexOf(entries: readonly Entry[]): SearchIndex {
  const mini = new MiniSearch<Entry>(options);
  mini.addAll(entries);
  return {
    mini,
    stories: storiesOf(entries),
    titles: new Set(entries.flatMap(({ title }) => camelStemsOf(title))),
    drawn: new Set(entries.flatMap(({ drawn }) => indexedWords(drawn, 'drawn'))),
  };
}

/** An index as data, which loads without reading the texts again. */
export interface SavedIndex {
  mini: AsPlainObject;
  titles: readonly string[];
  drawn: readonly string[];
}

export const saveIndex = ({ mini, titles, drawn }: SearchIndex): string =>
  JSON.stringify({
    mini: mini.toJSON(),
    titles: [...titles],
    drawn: [...drawn],
  } satisfies SavedIndex);

/** Loads a saved index in short tasks, so that the page stays responsive. */
export async function loadSavedIndex(
  entries: readonly Entry[],
  { mini, titles, drawn }: SavedIndex,
): Promise<SearchIndex> {
  return {
    mini: await MiniSearch.loadJSAsync<Entry>(mini, options),
    stories: storiesOf(entries),
    titles: new Set(titles),
    drawn: new Set(drawn),
  };
}
