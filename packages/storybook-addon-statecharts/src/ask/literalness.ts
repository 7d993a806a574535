// How literally a story says what is asked for.
import type { Wanted } from './components.ts';
import type { Question } from './question.ts';
import type { Indexed } from './searchIndex.ts';

const line = (stems: readonly string[]): string => ` ${stems.join(' ')} `;

/** A question's phrases, as they are looked for in names and lines. */
export interface Phrases {
  whole: string;
  /** Without empty words. */
  telling: string;
  /** With a saying in place of one term. */
  otherwise: ReadonlySet<string>;
  /** A common word in a sentence says little; a figure and several words together say all. */
  isDistinct: boolean;
}

export function phrasesOf({ phrase, terms }: Pick<Question, 'phrase' | 'terms'>): Phrases {
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
export function literalness({ entry, texts }: Indexed, phrases: Phrases): number {
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
export function isTogether(
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
