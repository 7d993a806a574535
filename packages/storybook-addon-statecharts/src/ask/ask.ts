// What the board answers: stories, by what they are called, what they say and which states they show.
import type { Entry } from './entries.ts';
import { modeIn, type AskedMode } from './mode.ts';
import { stem, termsOf, wordsOfText, type Term } from './words.ts';

type Field = 'name' | 'title' | 'about' | 'states' | 'tags' | 'screen';

/** How much it says of a story that a word stands there. */
const weights: Readonly<Record<Field, number>> = {
  name: 6,
  title: 5,
  states: 3,
  about: 3,
  tags: 2,
  screen: 1.5,
};

/** Screens are what people mean, unless another kind says it better. */
const kinds: readonly (readonly [prefix: string, factor: number])[] = [
  ['Screens/', 1.3],
  ['Faults/', 1.15],
  ['Patterns/', 1.05],
  ['Flows/Generated/', 0.55],
  ['Flows/', 0.95],
  ['Components/', 0.95],
  ['Storyboards/', 0.6],
];

/** The first story of a file is the thing itself; of faults it is one among others. */
const FIRST = 1.15;

interface Indexed {
  entry: Entry;
  stems: Readonly<Record<Field, ReadonlySet<string>>>;
  factor: number;
}

export interface AskIndex {
  stories: readonly Indexed[];
  /** In how many stories a stem stands. */
  counts: ReadonlyMap<string, number>;
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(wordsOfText(text).map(stem));

/** `ToastRegion`: toast, region. */
const apart = (text: string): string => text.replaceAll(/([a-z])([A-Z])/g, '$1 $2');

export function indexOf(entries: readonly Entry[]): AskIndex {
  const counts = new Map<string, number>();
  const stories = entries.map((entry): Indexed => {
    const stems = {
      name: stemsOf(entry.name),
      title: stemsOf(apart(entry.title)),
      about: stemsOf(entry.about),
      states: stemsOf(apart(entry.states)),
      tags: stemsOf(apart(entry.tags)),
      screen: stemsOf(entry.screen),
    };
    const all = new Set(Object.values(stems).flatMap((one) => [...one]));
    for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
    const kind = kinds.find(([prefix]) => entry.title.startsWith(prefix))?.[1] ?? 1;
    return {
      entry,
      stems,
      factor: entry.isFirst && !entry.title.startsWith('Faults/') ? kind * FIRST : kind,
    };
  });
  return { stories, counts };
}

/** How well a story says these words together; 0 where one of them is nowhere in it. */
function scoreOfAll(story: Indexed, stems: readonly string[], index: AskIndex): number {
  let score = 0;
  for (const one of stems) {
    const found = (Object.keys(weights) as Field[]).filter((field) => story.stems[field].has(one));
    if (found.length === 0) return 0;
    const rarity = Math.log(1 + index.stories.length / (index.counts.get(one) ?? 1));
    const [best = 0, ...others] = found.map((field) => weights[field]).toSorted((a, b) => b - a);
    score += rarity * (best + others.reduce((sum, weight) => sum + weight, 0) / 4);
  }
  return stems.length === 0 ? 0 : score / Math.sqrt(stems.length);
}

/** How well a story answers one term, in whichever of its words. */
const scoreOf = (story: Indexed, { said }: Term, index: AskIndex): number =>
  Math.max(...said.map((stems) => scoreOfAll(story, stems, index)));

export interface Answer {
  entry: Entry;
  score: number;
}

export interface Answers {
  mode: AskedMode;
  /** The best first. */
  found: Answer[];
  /** What of the question no story knows: a state that is missing. */
  unknown: string[];
}

/**
 * Answers a question in plain words: "expired link, phone, dark".
 * @param most how many answers are wanted
 */
export function ask(index: AskIndex, question: string, most = 8): Answers {
  const { mode, rest } = modeIn(question);
  const terms = termsOf(rest);
  const isKnown = ({ said }: Term): boolean =>
    said.some((stems) => stems.length > 0 && stems.every((one) => index.counts.has(one)));
  const known = terms.filter(isKnown);
  const found = index.stories
    .map((story): Answer => {
      const scores = known.map((term) => scoreOf(story, term, index));
      const met = scores.filter((score) => score > 0).length;
      const sum = scores.reduce((a, b) => a + b, 0);
      // What answers all of the question goes before what answers half of it well.
      return { entry: story.entry, score: sum * story.factor * (met / known.length) ** 2 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || (a.entry.id < b.entry.id ? -1 : 1))
    .slice(0, most);
  return { mode, found, unknown: terms.filter((term) => !isKnown(term)).map(({ asked }) => asked) };
}
