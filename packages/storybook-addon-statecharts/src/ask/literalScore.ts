// Scores how literally a story matches a question.
import type { Wanted } from './components.ts';
import type { Question } from './question.ts';
import { matchingStems } from './reasons.ts';
import type { Indexed } from './searchIndex.ts';

const line = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

/** A question's phrases, as searched for in names and lines. */
export interface Phrases {
  whole: string;
  /** The phrase without stop words. */
  contentWords: string;
  /** Variants with a synonym in place of one term. */
  otherwise: ReadonlySet<string>;
  /** Whether the phrase is specific: a number or several words, not one common word. */
  isDistinct: boolean;
}

export function phrasesOf({ phrase, terms }: Pick<Question, 'phrase' | 'terms'>): Phrases {
  const literals = terms.map(({ literal }) => literal);
  return {
    whole: line(phrase),
    contentWords: line(literals.flat()),
    otherwise: new Set(
      terms.flatMap(({ others }, at) =>
        others.map((stems) => line(literals.with(at, stems).flat())),
      ),
    ),
    isDistinct: phrase.length > 1 || /\d/.test(phrase[0] ?? ''),
  };
}

/** Scores literal matches above synonyms. */
export function literalScore({ entry, texts }: Indexed, phrases: Phrases): number {
  const { whole, contentWords, otherwise, isDistinct } = phrases;
  const { name, thing, subject, lines } = texts;
  const ofThing = entry.isFirst ? 3 : 1.5;
  if (name === whole) return 4;
  if (thing === whole || thing === contentWords) return ofThing;
  if (name.includes(whole) || subject.includes(whole)) return 2.5;
  // Texts in steps may have disappeared by the end.
  const isOnScreen = isDistinct && entry.screen !== '';
  if (isOnScreen && lines.includes(whole)) return 3;
  if (whole.includes(name)) return 2;
  if (isOnScreen && lines.some((one) => one.includes(whole))) return 2;
  return otherwise.has(thing) ? ofThing : 1;
}

/** In a long text, words match together only within one line. */
const isLine = (fields: readonly string[]): boolean =>
  fields.every((field) => field === 'screen' || field === 'steps');

/** Whether terms that occur nowhere else share a line of the story's texts. */
export function shareALine(
  { texts }: Indexed,
  terms: readonly Wanted[],
  match: Readonly<Record<string, readonly string[]>>,
): boolean {
  const isElsewhere = (stems: readonly string[]): boolean =>
    stems.every((one) => match[one] !== undefined && !isLine(match[one]));
  const inLines = terms.filter((term) => !matchingStems(term).some(isElsewhere));
  if (
    inLines.length < 2 &&
    inLines.every(({ literal, others }) => literal.length < 2 && others.length === 0)
  )
    return true;
  return texts.lines.some((one) =>
    inLines.every((term) =>
      matchingStems(term).some((stems) =>
        stems.every(
          (each) =>
            one.includes(` ${each} `) || (match[each] !== undefined && !isLine(match[each])),
        ),
      ),
    ),
  );
}
