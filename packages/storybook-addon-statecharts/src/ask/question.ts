// What a question asks for, before anything is looked up.
import { settings } from '../chart/registry.ts';
import { modeIn, type AskedMode } from './mode.ts';
import { sayings, type Saying } from './sayings.ts';
import { isEmptyWord, stem, stemsOf, tellingStems, wordsOf } from './words.ts';

/** One thing that is asked for, and by which words a story may say it. */
export interface Term {
  /** As it was asked. */
  asked: string;
  /** Its own stems, all of which have to be there. */
  literal: readonly string[];
  /** Other words for it; of each all stems. */
  others: readonly (readonly string[])[];
  /** Is it the place where the rest is to be: a title? */
  isPlace: boolean;
}

export interface Question {
  mode: AskedMode;
  /** Does it name a mode at all? */
  hasMode: boolean;
  /** Only stories of whole screens: "where is it used", "on a screen". */
  onScreens: boolean;
  terms: readonly Term[];
  /** All stems, as they follow each other. */
  phrase: readonly string[];
}

const ON_SCREENS =
  /\bwhere (?:is|are|do we|does)\b(?=.*\buse[ds]?\b)|\bused\b(?=.*\bwhere\b)|\b(?:on|in) (?:an?|any|which|what|some|real) (?:screen|page)s?\b|\b(?:screens|pages) (?:with|that (?:show|use|have))\b/gi;

const ON_PLACE =
  /\b(?:on|in|of) (?:an?|the) ([a-z-]+(?: (?:in|up|band))?)\b(?: (?:page|screen))?/gi;

/** Where in `stems` do `wanted` stand one after another; -1 where they do not. */
const indexOfAll = (stems: readonly string[], wanted: readonly string[], from = 0): number =>
  stems.findIndex(
    (_, start) => start >= from && wanted.every((one, step) => stems[start + step] === one),
  );

interface KnownSaying {
  asked: readonly string[];
  text: string;
  others: readonly (readonly string[])[];
}

/** The longest first: what several words say together is not said by one of them. */
function known(all: readonly Saying[]): KnownSaying[] {
  const byText = new Map<string, KnownSaying>();
  for (const [text, ...said] of all) {
    const asked = stemsOf(text);
    const key = asked.join(' ');
    const others = [...(byText.get(key)?.others ?? []), ...said.map(tellingStems)];
    byText.set(key, { asked, text, others });
  }
  return [...byText.values()].toSorted((a, b) => b.asked.length - a.asked.length);
}

const knownNow = (): KnownSaying[] => known([...sayings, ...settings().sayings]);

/**
 * Takes a question apart.
 * @param isTitle is it a word of a title, so that "on the dashboard" names a place?
 */
export function readQuestion(
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
      // One word may stand as it is; several mean together what they are said for.
      const literal = asked.length === 1 ? asked : [];
      found.push({ at, asked: text, literal, others, isPlace: false });
    }
  }
  for (const [at, one] of stems.entries()) {
    if (isTaken[at] === true || isEmptyWord(one)) continue;
    const asked = words[at] ?? one;
    found.push({ at, asked, literal: [one], others: [], isPlace: places.has(one) });
  }
  // A question of empty words alone may still be somebody's words: "what next".
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
