// Searches for stories that match all terms of a question, best first.
import type { Query, SearchResult } from 'minisearch';
import { areScreens } from '../desk/sections.ts';
import type { Entry } from './entry.ts';
import { shareALine, literalScore, phrasesOf, type Phrases } from './literalScore.ts';
import { pictureIn, type AskedMode } from './mode.ts';
import { parseQuestion, type Question, type Term } from './question.ts';
import { matchingStems } from './reasons.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Prefers screens in their states at rest. */
const SCREEN = 1.3;
/** A file's first story shows the default state. */
const FIRST = 1.2;
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
  terms: readonly Term[];
  /** Stories that match all terms, best first; empty if there are none. */
  found: readonly Answer[];
  /** If none matches all terms: terms without any match. Empty if only the combination has none. */
  unknown: readonly string[];
  /** If none matches all terms: stories that match some. */
  near: readonly Answer[];
}

const queryOf = (term: Term): Query => ({
  combineWith: 'OR',
  queries: matchingStems(term).map((stems) => ({ combineWith: 'AND', queries: [...stems] })),
});

function scoreOf(entry: Entry, { mode, hasMode }: Question, phrases: Phrases): number {
  const { title, isFirst, pictures } = entry;
  const isInMode = hasMode && pictureIn(pictures, mode) !== undefined;
  return (
    (title.startsWith('Screens/') ? SCREEN : 1) *
    (isFirst ? FIRST : 1) *
    (isInMode ? IN_MODE : 1) *
    literalScore(entry, phrases)
  );
}

/** Answers a question in plain words: "expired link, phone, dark". */
export function ask(index: SearchIndex, asked: string): Answers {
  const question = parseQuestion(asked);
  const { mode, hasMode, onScreens, terms } = question;
  const search = (
    among: readonly Term[],
    combineWith: 'AND' | 'OR',
    isFit: (entry: Entry, result: SearchResult) => boolean = () => true,
  ): Answer[] => {
    const phrases = phrasesOf({ ...question, terms: among });
    return index.mini
      .search({ combineWith, queries: among.map(queryOf) })
      .flatMap((result): Answer[] => {
        const entry = index.stories.get(String(result.id));
        if (entry === undefined || !isFit(entry, result)) return [];
        if (onScreens && !areScreens(entry.title)) return [];
        return [{ entry, score: result.score * scoreOf(entry, question, phrases) }];
      })
      .toSorted((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1));
  };
  const about = { mode, terms, hasMode, isModeAlone: hasMode && terms.length === 0 };
  const found =
    terms.length === 0
      ? []
      : search(terms, 'AND', (entry, { match }) => shareALine(entry, terms, match));
  if (terms.length === 0 || found.length > 0) return { ...about, found, unknown: [], near: [] };
  const known = terms.filter((term) => search([term], 'OR').length > 0);
  const together = search(known, 'AND');
  return {
    ...about,
    found,
    unknown: terms.filter((term) => !known.includes(term)).map((term) => term.asked),
    near: together.length > 0 ? together : search(known, 'OR'),
  };
}
