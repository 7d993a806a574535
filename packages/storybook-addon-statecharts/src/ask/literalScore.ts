// Scores how literally a story matches a question.
import type { Question, Term } from './question.ts';
import { matchingStems } from './reasons.ts';
import type { Entry } from './entry.ts';
import { textsOf } from './searchIndex.ts';
import { lineOf } from './words.ts';

export type Phrases = ReturnType<typeof phrasesOf>;

/**
 * Returns a question's phrases, as searched for in names and lines: the whole, and the things
 * without stop words, with a synonym in place of one term.
 */
export function phrasesOf({ phrase, terms }: Pick<Question, 'phrase' | 'terms'>) {
  const literals = terms.map(({ literal }) => literal);
  const synonymous = terms.flatMap(({ others }, at) =>
    others.map((stems) => literals.with(at, stems)),
  );
  return {
    whole: lineOf(phrase),
    things: new Set([literals, ...synonymous].map((stems) => lineOf(stems.flat()))),
  };
}

/** Scores literal matches above synonyms. */
export function literalScore(entry: Entry, { whole, things }: Phrases): number {
  const { name, thing, subject, lines } = textsOf(entry);
  if (things.has(thing)) return entry.isFirst ? 3 : 1.5;
  if (lines.includes(whole)) return 3;
  if (subject.includes(whole)) return 2.5;
  return whole.includes(name) || lines.some((one) => one.includes(whole)) ? 2 : 1;
}

/** In a long text, words match together only within one line. */
const isLine = (field: string): boolean => /^(?:screen|steps|drawn)$/.test(field);

/** Whether terms that occur nowhere else share a line of the story's texts. */
export function shareALine(
  entry: Entry,
  terms: readonly Term[],
  match: Readonly<Record<string, readonly string[]>>,
): boolean {
  const isElsewhere = (stem: string): boolean => match[stem]?.every(isLine) === false;
  const inLines = terms.filter(
    (term) => !matchingStems(term).some((stems) => stems.every(isElsewhere)),
  );
  const isIn = (line: string, stem: string): boolean =>
    isElsewhere(stem) || line.includes(lineOf([stem]));
  const { lines, drawn } = textsOf(entry);
  return (
    inLines.length === 0 ||
    [...lines, ...drawn].some((line) =>
      inLines.every((term) =>
        matchingStems(term).some((stems) => stems.every((stem) => isIn(line, stem))),
      ),
    )
  );
}
