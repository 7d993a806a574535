// The data of a docs page beside its stories (`*.guide.tsx`).
import type { ReactNode } from 'react';

/** A non-empty array. */
export type Some<Item> = readonly [Item, ...Item[]];

/** Whether it may be used. */
export type Status = 'stable' | 'changing' | 'leaving';

/** A reader's purpose, continuing "Do not use it": "To go to another page"; and the alternative. */
export type Avoid = readonly [
  when: string,
  /** Another component's name, several, or words if there is none. */
  instead: string | Some<string> | { words: string },
];

/** The key's label, such as "Space" or "Enter, Space", and its effect. */
export type Key = readonly [press: string, does: string];

export interface Accessibility {
  /** The ARIA role. */
  role: string;
  /** The source of its accessible name. */
  name: string;
  /** The effect of each key, or a sentence for a component without focus. */
  keys: Some<Key> | string;
  /** Other accessibility facts, and who is responsible for them. */
  notes: Some<string>;
}

/** A pattern's guide: the docs page's content beside its stories. */
export interface PatternGuide {
  /** Its purpose, in a sentence for non-developers. */
  purpose: string;
  status: Status;
  /** When to use it. */
  use: Some<string>;
  /** When not to, with the alternative. */
  avoid: Some<Avoid>;
  /** Its behaviour in narrow windows, with long text, and while busy. */
  behaviour: Some<string>;
  accessibility: Accessibility;
}

/** The preferred side of a part's number. */
export type Side = 'top' | 'left' | 'right' | 'bottom';

export type AnatomyPart = readonly [
  name: string,
  side: Side,
  /** Its purpose, starting with "Optional." for an optional part. */
  text: string,
  /** A selector in the example; the outermost element by default. */
  at?: string,
];

/** Returns the components that a guide links to, each once. */
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
  /** The real component used badly, or a substitute. */
  bad: () => ReactNode;
}

/** A component's guide: a pattern's, with its anatomy and content. */
export interface Guide extends PatternGuide {
  /** The example is `export function Example()`, whose source is also the code to paste. */
  anatomy: { example: () => ReactNode; parts: Some<AnatomyPart> };
  pairs: Some<DoAndDont>;
  /** Rules for its text. */
  content: Some<string>;
}
