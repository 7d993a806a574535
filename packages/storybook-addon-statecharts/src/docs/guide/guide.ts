// What a page of documentation says beside the stories, as data next to them (`*.guide.tsx`).
import type { ReactNode } from 'react';

/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** May it be used? */
export type Status = 'stable' | 'changing' | 'leaving';

/** What somebody may be after, continuing "Do not use it": "To go to another page"; and what does it. */
export type Avoid<PartName extends string = string> = readonly [
  when: string,
  /** Another part, or words where it is none. */
  instead: PartName | readonly [PartName, ...PartName[]] | { words: string },
];

/** As it is written on the key, "Space", several that do the same as "Enter, Space"; and what happens then. */
export type Key = readonly [press: string, does: string];

export interface Accessibility {
  /** The role that assistive technology is told. */
  role: string;
  /** Where its name comes from. */
  name: string;
  /** What each key does; of what takes no focus a sentence that says so. */
  keys: Some<Key> | string;
  /** What else is true, and who has to see to it. */
  notes: Some<string>;
}

/** Of a pattern: what its page says beside its stories. */
export interface PatternGuide<PartName extends string = string> {
  /** What it is for, in a sentence for somebody who does not read code. */
  purpose: string;
  status: Status;
  /** When to use it. */
  use: Some<string>;
  /** When not to, and what does it instead. */
  avoid: Some<Avoid<PartName>>;
  /** What it does in narrow windows, with long words, while something is under way. */
  behaviour: Some<string>;
  accessibility: Accessibility;
}

/** On which side of a part its number stands: as the other parts allow. */
export type Side = 'top' | 'left' | 'right' | 'bottom';

export type AnatomyPart = readonly [
  name: string,
  side: Side,
  /** What it is for; "Optional." first where it may be left out. */
  text: string,
  /** Where it is in the example, as a selector; the example's outermost element unless said. */
  at?: string,
];

/** The parts that a guide leads to, each once. */
export function relatedTo({ avoid }: Pick<PatternGuide, 'avoid'>): string[] {
  const named = avoid.flatMap(([, instead]): readonly string[] => {
    if (typeof instead === 'string') return [instead];
    return 'words' in instead ? [] : instead;
  });
  return [...new Set(named)];
}

export interface DoAndDont {
  /** Why this is right, continuing "Do". */
  right: string;
  /** Why this is wrong, continuing "Don’t". */
  wrong: string;
  /** The real component, used well. */
  good: () => ReactNode;
  /** The real component used badly, or what stands in for it. */
  bad: () => ReactNode;
}

/** Of a component: as of a pattern, and what it is made of. */
export interface Guide<PartName extends string = string> extends PatternGuide<PartName> {
  /** The example is `export function Example()`: as it is written, it is the code to paste, too. */
  anatomy: { example: () => ReactNode; parts: Some<AnatomyPart> };
  pairs: Some<DoAndDont>;
  /** How its words are written. */
  content: Some<string>;
}
