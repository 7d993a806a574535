// Parses a question into terms.
import { settings } from '../chart/registry.ts';
import { modeIn, type AskedMode } from './mode.ts';
import { sayings } from './sayings.ts';
import { isStopWord, stem, stemsOf, contentStems, wordsOf } from './words.ts';

/** A search term and its synonyms. */
export interface Term {
  /** The original text. */
  asked: string;
  /** Its own stems, all required. */
  literal: readonly string[];
  /** Synonyms; all stems of each are required. */
  others: readonly (readonly string[])[];
}

export interface Question {
  mode: AskedMode;
  /** Whether the question names a mode. */
  hasMode: boolean;
  /** Only stories of whole screens: "where is it used", "on a screen". */
  onScreens: boolean;
  terms: readonly Term[];
  /** All stems in order. */
  phrase: readonly string[];
}

const ON_SCREENS =
  /\bwhere (?:is|are|do we|does)\b(?=.*\buse[ds]?\b)|\bused\b(?=.*\bwhere\b)|\b(?:on|in) (?:an?|any|which|what|some|real) (?:screen|page)s?\b|\b(?:screens|pages) (?:with|that (?:show|use|have))\b/gi;

interface KnownSaying {
  asked: readonly string[];
  text: string;
  others: readonly (readonly string[])[];
}

/** Sorts the longest first, because a phrase takes precedence over its words. */
function known(): KnownSaying[] {
  const byText = new Map<string, KnownSaying>();
  for (const [shown, texts] of [sayings, settings().sayings].flatMap(
    Object.entries<readonly string[]>,
  )) {
    for (const text of texts) {
      const others = [...(byText.get(text)?.others ?? []), contentStems(shown)];
      byText.set(text, { asked: stemsOf(text), text, others });
    }
  }
  return [...byText.values()].toSorted((a, b) => b.asked.length - a.asked.length);
}

/** Parses a question. */
export function parseQuestion(question: string): Question {
  const { mode, isSaid, rest: withScope } = modeIn(question);
  const rest = withScope.replaceAll(ON_SCREENS, ' ');
  const words = wordsOf(rest);
  const phrase = words.map(stem);
  const found: (Term | undefined)[] = phrase.map(() => undefined);
  const isTaken = phrase.map(() => false);
  for (const { asked, text, others } of known()) {
    for (const at of phrase.keys()) {
      const isHere = asked.every(
        (one, step) => phrase[at + step] === one && isTaken[at + step] === false,
      );
      if (!isHere) continue;
      isTaken.fill(true, at, at + asked.length);
      // A single word may match literally; several words match only their synonyms.
      found[at] = { asked: text, literal: asked.length === 1 ? asked : [], others };
    }
  }
  const literals = phrase.map((one, at) => ({
    asked: words[at] ?? one,
    literal: [one],
    others: [],
  }));
  const terms = literals.flatMap((literal, at) =>
    isTaken[at] === true || isStopWord(literal.literal[0] ?? '') ? (found[at] ?? []) : literal,
  );
  return {
    mode,
    hasMode: isSaid,
    onScreens: rest !== withScope,
    // A question of stop words alone is still searched for: "what next".
    terms: terms.length > 0 ? terms : literals,
    phrase,
  };
}
