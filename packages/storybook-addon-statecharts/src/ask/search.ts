// Searches for stories that match all terms of a question, best first.
import type { Query } from 'minisearch';
import { withComponents, type Wanted } from './components.ts';
import type { Entry } from './entry.ts';
import { shareALine, literalScore, phrasesOf } from './literalScore.ts';
import { pictureIn, type AskedMode } from './mode.ts';
import { parseQuestion, type Question } from './question.ts';
import type { Field, Indexed, SearchIndex } from './searchIndex.ts';

/** Weights by kind: screens rank first unless another kind matches better. */
const kinds: readonly (readonly [prefix: string, factor: number])[] = [
  ['Screens/', 1.3],
  ['Faults/', 1.15],
  ['Patterns/', 1.05],
  ['Flows/Generated/', 0.5],
  ['Flows/', 0.95],
  ['Storyboards/', 0.6],
];
const SCREENS = /^(?:Screens|Faults|Flows)\//;

/** A file's first story shows the default state; among faults it has no such rank. */
const FIRST = 1.2;
/** A synonym weighs less than the question's own word. */
const SAID = 0.5;

const factorOf = ({ title, isFirst }: Entry): number =>
  (kinds.find(([prefix]) => title.startsWith(prefix))?.[1] ?? 1) *
  (isFirst && !title.startsWith('Faults/') ? FIRST : 1);

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

/** The fields in which each word was found. */
type Match = Readonly<Record<string, readonly string[]>>;

/** Prefers stories that have a picture in the requested mode. */
const IN_MODE = 2;

export interface Answer {
  entry: Entry;
  score: number;
}

export interface Answers {
  mode: AskedMode;
  /** Whether the question names a mode. */
  hasMode: boolean;
  /** Whether the question names nothing but a mode. */
  isModeAlone: boolean;
  /** What was searched for. */
  terms: readonly Wanted[];
  /** Stories that match all terms, best first; empty if there are none. */
  found: readonly Answer[];
  /** If none matches all terms: terms without any match. Empty if only the combination has none. */
  unknown: readonly string[];
  /** If none matches all terms: stories that match some. */
  near: readonly Answer[];
}

/** Answers a question in plain words: "expired link, phone, dark". */
export function ask(index: SearchIndex, question: string): Answers {
  const read = parseQuestion(question, (one) => index.titles.has(one));
  const { mode, hasMode, onScreens } = read;
  const terms = withComponents(read, index);
  const search = (
    query: Query,
    asked: Question,
    isFit = (_story: Indexed, _match: Match) => true,
  ): Answer[] => {
    const phrases = phrasesOf(asked);
    return index.mini
      .search(query)
      .flatMap(({ id, score, match }): Answer[] => {
        const story = index.stories.get(String(id));
        if (story === undefined || !isFit(story, match)) return [];
        const { entry } = story;
        if (onScreens && !SCREENS.test(entry.title)) return [];
        const shown = hasMode && pictureIn(entry.pictures, mode) !== undefined ? IN_MODE : 1;
        return [{ entry, score: score * shown * factorOf(entry) * literalScore(story, phrases) }];
      })
      .toSorted((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  };
  const about = { mode, terms, hasMode, isModeAlone: hasMode && terms.length === 0 };
  if (terms.length === 0) return { ...about, found: [], unknown: [], near: [] };
  const whole: Query = { combineWith: 'AND', queries: terms.map(queryOf) };
  const found = search(whole, read, (story, match) => shareALine(story, terms, match));
  if (found.length > 0) return { ...about, found, unknown: [], near: [] };
  const known = terms.filter((term) => search(queryOf(term), read).length > 0);
  const part = { ...read, terms: known, phrase: known.flatMap(({ literal }) => literal) };
  const queries = known.map(queryOf);
  const together = search({ combineWith: 'AND', queries }, part);
  return {
    ...about,
    found,
    unknown: terms.filter((term) => !known.includes(term)).map(({ asked }) => asked),
    near: together.length > 0 ? together : search({ combineWith: 'OR', queries }, part),
  };
}
