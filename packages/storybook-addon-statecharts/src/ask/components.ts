// Finds the components in a question, and their values.
import type { Question, Term } from './question.ts';
import type { SearchIndex } from './searchIndex.ts';
import { stem } from './words.ts';

/** A term, with the component that it names. */
export interface Wanted extends Term {
  drawn?: string;
}

/** Words in the longest component name of a question: `AgentShield` may be two words. */
const LONGEST_NAME = 3;

/** Joins the words of a component's name, and adds a value to its component. */
export function withComponents({ terms, phrase }: Question, { drawn }: SearchIndex): Wanted[] {
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
