// What the board answers: the stories that show all of what is asked for, the best first.
import MiniSearch, { type Query } from 'minisearch';
import type { Entry } from './entry.ts';
import { pictureIn, type AskedMode } from './mode.ts';
import { readQuestion, type Question, type Term } from './question.ts';
import { camelStemsOf, stem, stemsOf } from './words.ts';

const FIELDS = [
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
type Field = (typeof FIELDS)[number];

/** How much it says of a story that a word stands there. */
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

/** Screens are what people mean, unless another kind says it better. */
const kinds: readonly (readonly [prefix: string, factor: number])[] = [
  ['Screens/', 1.3],
  ['Faults/', 1.15],
  ['Patterns/', 1.05],
  ['Flows/Generated/', 0.5],
  ['Flows/', 0.95],
  ['Storyboards/', 0.6],
];
const SCREENS = /^(?:Screens|Faults|Flows)\//;

/** The first story of a file is the thing itself; of faults it is one among others. */
const FIRST = 1.2;
/** A saying counts less than the word that was asked with. */
const SAID = 0.5;

const factorOf = ({ title, isFirst }: Entry): number =>
  (kinds.find(([prefix]) => title.startsWith(prefix))?.[1] ?? 1) *
  (isFirst && !title.startsWith('Faults/') ? FIRST : 1);

const drawnWords = new Map<string, string>();

/** `AgentShield:worried` as one word that no text has. */
function drawnWord(drawn: string): string {
  const known = drawnWords.get(drawn);
  if (known !== undefined) return known;
  const word = `<${drawn.toLowerCase().split(':').map(stem).join(':')}>`;
  drawnWords.set(drawn, word);
  return word;
}

function indexedWords(text: string, field?: string): string[] {
  if (text === '') return [];
  if (field === 'drawn') return text.split(' ').map(drawnWord);
  if (field === 'tokens')
    return text.split(' ').flatMap((token) => [token.toLowerCase(), ...stemsOf(token)]);
  return field === 'screen' || field === 'steps' ? stemsOf(text) : camelStemsOf(text);
}

/** A text's stems between spaces, so that a phrase is found by its own. */
const lineOf = (text: string): string => ` ${stemsOf(text).join(' ')} `;

/** A story with its texts as phrases are looked for in them; each is made when it is first asked for. */
class Indexed {
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
  /** Drawn components and their values, as `drawnWord` writes them. */
  drawn: ReadonlySet<string>;
}

export function indexOf(entries: readonly Entry[]): SearchIndex {
  const mini = new MiniSearch<Entry>({
    fields: [...FIELDS],
    tokenize: indexedWords,
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (text) => [text], combineWith: 'AND' },
  });
  mini.addAll(entries);
  return {
    mini,
    stories: new Map(entries.map((entry) => [entry.id, new Indexed(entry)])),
    titles: new Set(entries.flatMap(({ title }) => camelStemsOf(title))),
    drawn: new Set(entries.flatMap(({ drawn }) => indexedWords(drawn, 'drawn'))),
  };
}

/** A term, with the component that it names. */
interface Wanted extends Term {
  drawn?: string;
}

/** Longest names of components first: `AgentShield` may be asked for in two words. */
const LONGEST_NAME = 3;

/** Puts the words of a component's name together, and a value of it with its name. */
function withComponents({ terms, phrase }: Question, { drawn }: SearchIndex): Wanted[] {
  let wanted: Wanted[] = [...terms];
  for (let length = LONGEST_NAME; length > 0; length -= 1) {
    for (let start = 0; start + length <= phrase.length; start += 1) {
      const words = phrase.slice(start, start + length);
      const name = `<${stem(words.join(''))}>`;
      if (!drawn.has(name)) continue;
      const isPart = ({ literal, drawn: known }: Wanted): boolean =>
        known === undefined && literal.length > 0 && literal.every((one) => words.includes(one));
      const parts = wanted.filter(isPart);
      const [first] = parts;
      if (first === undefined) continue;
      const named: Wanted = {
        ...first,
        asked: parts.map(({ asked }) => asked).join(' '),
        literal: parts.flatMap(({ literal }) => literal),
        others: parts.length === 1 ? first.others : [],
        drawn: name,
      };
      const place = wanted.indexOf(first);
      wanted = wanted.filter((term) => !parts.includes(term));
      wanted.splice(place, 0, named);
    }
  }
  for (const component of wanted.filter(({ drawn: name }) => name !== undefined)) {
    const valueOf = ({ literal }: Wanted): string =>
      `${component.drawn?.slice(0, -1)}:${literal.join('')}>`;
    const value = wanted.find((term) => term.drawn === undefined && drawn.has(valueOf(term)));
    if (value === undefined) continue;
    const both: Wanted = {
      ...component,
      asked: `${component.asked} ${value.asked}`,
      literal: [],
      others: [],
      drawn: valueOf(value),
    };
    wanted = wanted.flatMap((term) => (term === component ? [both] : term === value ? [] : [term]));
  }
  return wanted;
}

const PLACES: Field[] = ['title', 'name'];

const allOf = (queries: readonly string[]) => ({
  combineWith: 'AND' as const,
  queries: [...queries],
});

function queryOf({ literal, others, drawn, isPlace }: Wanted): Query {
  const queries: Query[] = others.map((stems) => ({ ...allOf(stems), boostTerm: () => SAID }));
  if (literal.length > 0)
    queries.push({ ...allOf(literal), ...(isPlace ? { fields: PLACES } : {}) });
  if (drawn !== undefined) queries.push({ queries: [drawn], fields: ['drawn'] });
  return { combineWith: 'OR', queries };
}

const line = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

/** A question's phrases, as they are looked for in names and lines. */
interface Phrases {
  whole: string;
  /** Without empty words. */
  telling: string;
  /** With a saying in place of one term. */
  otherwise: ReadonlySet<string>;
  /** A common word in a sentence says little; a figure and several words together say all. */
  isDistinct: boolean;
}

function phrasesOf({ phrase, terms }: Question): Phrases {
  const literals = terms.map(({ literal }) => literal);
  return {
    whole: line(phrase),
    telling: line(literals.flat()),
    otherwise: new Set(
      terms.flatMap(({ others }, at) =>
        others.map((stems) => line(literals.with(at, stems).flat())),
      ),
    ),
    isDistinct: phrase.length > 1 || /\d/.test(phrase[0] ?? ''),
  };
}

/** What is literally there goes before what is said in other words. */
function literalness({ entry, texts }: Indexed, phrases: Phrases): number {
  const { whole, telling, otherwise, isDistinct } = phrases;
  const { name, thing, subject, lines } = texts;
  const ofThing = entry.isFirst ? 3 : 1.5;
  if (name === whole) return 4;
  if (thing === whole || thing === telling) return ofThing;
  if (name.includes(whole) || subject.includes(whole)) return 2.5;
  // What steps look for may have gone by the end.
  const isOnScreen = isDistinct && entry.screen !== '';
  if (isOnScreen && lines.includes(whole)) return 3;
  if (whole.includes(name)) return 2;
  if (isOnScreen && lines.some((one) => one.includes(whole))) return 2;
  return otherwise.has(thing) ? ofThing : 1;
}

/** The words of a long text mean something together only in one line of it. */
const isLine = (fields: readonly string[]): boolean =>
  fields.every((field) => field === 'screen' || field === 'steps');

/**
 * Does a story say all terms, and not here and there in its texts: those that stand nowhere else stand in
 * one line?
 */
function isTogether(
  { texts }: Indexed,
  terms: readonly Wanted[],
  match: Readonly<Record<string, readonly string[]>>,
): boolean {
  const waysOf = ({ literal, others, drawn }: Wanted): (readonly string[])[] => [
    ...(literal.length > 0 ? [literal] : []),
    ...others,
    ...(drawn === undefined ? [] : [[drawn]]),
  ];
  const isElsewhere = (stems: readonly string[]): boolean =>
    stems.every((one) => match[one] !== undefined && !isLine(match[one]));
  const inLines = terms.filter((term) => !waysOf(term).some(isElsewhere));
  if (
    inLines.length < 2 &&
    inLines.every(({ literal, others }) => literal.length < 2 && others.length === 0)
  )
    return true;
  return texts.lines.some((one) =>
    inLines.every((term) =>
      waysOf(term).some((stems) =>
        stems.every(
          (each) =>
            one.includes(` ${each} `) || (match[each] !== undefined && !isLine(match[each])),
        ),
      ),
    ),
  );
}

/** A picture in the mode that was asked for goes before none. */
const IN_MODE = 2;

export interface Answer {
  entry: Entry;
  score: number;
}

export interface Answers {
  mode: AskedMode;
  /** Does the question name a mode? */
  hasMode: boolean;
  /** Does it name nothing else? */
  isModeAlone: boolean;
  /** Stories that show all of it, the best first; none: it is shown nowhere. */
  found: readonly Answer[];
  /** Where nothing shows all of it: what no story shows at all. Empty where only the whole is nowhere. */
  unknown: readonly string[];
  /** Where nothing shows all of it: stories that show a part. */
  near: readonly Answer[];
}

/** Answers a question in plain words: "expired link, phone, dark". */
export function ask(index: SearchIndex, question: string): Answers {
  const read = readQuestion(question, (one) => index.titles.has(one));
  const { mode, hasMode, onScreens } = read;
  const terms = withComponents(read, index);
  const phrases = phrasesOf(read);
  const best = (query: Query, isWhole = false): Answer[] =>
    index.mini
      .search(query)
      .flatMap(({ id, score, match }): Answer[] => {
        const story = index.stories.get(String(id));
        if (story === undefined || (onScreens && !SCREENS.test(story.entry.title))) return [];
        if (isWhole && !isTogether(story, terms, match)) return [];
        const { entry } = story;
        const shown = hasMode && pictureIn(entry.pictures, mode) !== undefined ? IN_MODE : 1;
        return [{ entry, score: score * shown * factorOf(entry) * literalness(story, phrases) }];
      })
      .toSorted((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  const queries = terms.map(queryOf);
  const about = { mode, hasMode, isModeAlone: hasMode && queries.length === 0 };
  if (queries.length === 0) return { ...about, found: [], unknown: [], near: [] };
  const found = best({ combineWith: 'AND', queries }, true);
  if (found.length > 0) return { ...about, found, unknown: [], near: [] };
  const isKnown = queries.map((query) => best(query).length > 0);
  const known = queries.filter((_, at) => isKnown[at]);
  const together = best({ combineWith: 'AND', queries: known });
  return {
    ...about,
    found,
    unknown: terms.flatMap(({ asked }, at) => (isKnown[at] === true ? [] : [asked])),
    near: together.length > 0 ? together : best({ combineWith: 'OR', queries: known }),
  };
}
