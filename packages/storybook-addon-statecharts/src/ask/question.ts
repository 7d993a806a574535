// Parses a question into terms.
import { settings } from '../chart/registry.ts';
import { modeIn, type AskedMode } from './mode.ts';
import { sayings, type Saying } from './sayings.ts';
import { isStopWord, stem, stemsOf, contentStems, wordsOf } from './words.ts';

/** A search term and its synonyms. */
export interface Term {
  /** The original text. */
  asked: string;
  /** Its own stems, all required. */
  literal: readonly string[];
  /** Synonyms; all stems of each are required. */
  others: readonly (readonly string[])[];
  /** Whether it names a title that the other terms must occur in. */
  isPlace: boolean;
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

const ON_PLACE =
  /\b(?:on|in|of) (?:an?|the) ([a-z-]+(?: (?:in|up|band))?)\b(?: (?:page|screen))?/gi;

/** The index of `wanted` as consecutive items of `stems`, or -1. */
const indexOfAll = (stems: readonly string[], wanted: readonly string[], from = 0): number =>
  stems.findIndex(
    (_, start) => start >= from && wanted.every((one, step) => stems[start + step] === one),
  );

interface KnownSaying {
  asked: readonly string[];
  text: string;
  others: readonly (readonly string[])[];
}

/** Sorts the longest first, because a phrase takes precedence over its words. */
function known(all: readonly Saying[]): KnownSaying[] {
  const byText = new Map<string, KnownSaying>();
  for (const [text, ...synonyms] of all) {
    const asked = stemsOf(text);
    const key = asked.join(' ');
    const others = [...(byText.get(key)?.others ?? []), ...synonyms.map(contentStems)];
    byText.set(key, { asked, text, others });
  }
  return [...byText.values()].toSorted((a, b) => b.asked.length - a.asked.length);
}

const knownNow = (): KnownSaying[] => known([...sayings, ...settings().sayings]);

/**
 * Parses a question.
 * @param isTitle whether a word occurs in a title, so that "on the dashboard" names a place
 */
export function parseQuestion(
  question: string,
  isTitle: (stem: string) => boolean = () => false,
): Question {
  const { mode, isSaid, rest: withScope } = modeIn(question);
  const rest = withScope.replaceAll(ON_SCREENS, ' ');
  const places = new Set(
    [...rest.matchAll(ON_PLACE)]
      .flatMap(([, place = '']) => stemsOf(place))
      .filter((one) => isTitle(one)),
  );
  const words = wordsOf(rest);
  const stems = words.map(stem);
  const isTaken = stems.map(() => false);
  const found: (Term & { at: number })[] = [];
  for (const { asked, text, others } of knownNow()) {
    for (
      let at = indexOfAll(stems, asked);
      at >= 0;
      at = indexOfAll(stems, asked, at + asked.length)
    ) {
      if (isTaken.slice(at, at + asked.length).some(Boolean)) continue;
      isTaken.fill(true, at, at + asked.length);
      // A single word may match literally; several words match only their synonyms.
      const literal = asked.length === 1 ? asked : [];
      found.push({ at, asked: text, literal, others, isPlace: false });
    }
  }
  for (const [at, one] of stems.entries()) {
    if (isTaken[at] === true || isStopWord(one)) continue;
    const asked = words[at] ?? one;
    found.push({ at, asked, literal: [one], others: [], isPlace: places.has(one) });
  }
  // A question of stop words alone is still searched for: "what next".
  const terms =
    found.length > 0
      ? found
      : stems.map((one, at) => ({ at, asked: one, literal: [one], others: [], isPlace: false }));
  return {
    mode,
    hasMode: isSaid,
    onScreens: rest !== withScope,
    terms: terms.toSorted((a, b) => a.at - b.at),
    phrase: stems,
  };
}
