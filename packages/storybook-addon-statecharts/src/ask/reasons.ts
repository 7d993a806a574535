// Finds the text of a story that shows each term of a question.
import type { Entry } from './entry.ts';
import type { Term } from './question.ts';
import { FIELDS, indexedWords, type Field } from './searchIndex.ts';

/** Why a story is found: a term, and the text that shows it. */
export interface Reason {
  /** The term as it was asked. */
  asked: string;
  field: Field;
  /** A line, or a component's or token's name, exactly as the field has it. */
  text: string;
}

/** The stems that show a term: its own, or those of a synonym. */
export const matchingStems = ({ literal, others }: Term): (readonly string[])[] =>
  literal.length > 0 ? [literal, ...others] : [...others];

function reasonOf(entry: Entry, stem: string): Omit<Reason, 'asked'> | undefined {
  for (const field of FIELDS) {
    const texts = entry[field].split(field === 'drawn' || field === 'tokens' ? ' ' : '\n');
    const text = texts.find((each) => indexedWords(each, field).includes(stem));
    if (text !== undefined) return { field, text };
  }
  return undefined;
}

/** Returns what shows each term in a story, none for a term that it does not show. */
export const reasonsFor = (entry: Entry, terms: readonly Term[]): Reason[] =>
  terms.flatMap((term) => {
    for (const stems of matchingStems(term)) {
      const found = stems.map((stem) => reasonOf(entry, stem));
      if (found.every((reason) => reason !== undefined))
        return found.map((reason) => ({ asked: term.asked, ...reason }));
    }
    return [];
  });

/** Where a field's text is found. The names and the description of a hit are shown with it. */
const places: Partial<Record<Field, string>> = {
  states: 'a state',
  screen: 'on the screen',
  steps: 'in the steps',
  roles: 'a role',
  drawn: 'a component',
  tokens: 'a token',
};

/** `“grandparents” is in the steps: “From grandparents”`, for what a hit's names do not show. */
export function reasonWords(reasons: readonly Reason[]): string {
  const shown = reasons.flatMap(({ asked, field, text }) => {
    const place = places[field];
    return place === undefined ? [] : [`“${asked}” is ${place}: “${text}”`];
  });
  return [...new Set(shown)].join(', ');
}
