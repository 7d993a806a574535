// The data of a docs page beside its stories (`*.guide.tsx`).
import type { ReactNode } from 'react';

/** A non-empty array. */
export type Some<Item> = readonly [Item, ...Item[]];

/** A reader's purpose, continuing "Do not use it": "To go to another page"; and the alternative. */
export type Avoid = readonly [
  when: string,
  /** Another component's name, several, or words if there is none. */
  instead: string | Some<string> | { words: string },
];

/** The key's label, such as "Space" or "Enter, Space", and its effect. */
export type Key = readonly [press: string, does: string];

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
export function relatedTo({ avoid }: Pick<Guide, 'avoid'>): string[] {
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
  good: ReactNode;
  /** The real component used badly, or a substitute. */
  bad: ReactNode;
}

/** The docs page's content of a component or pattern. A section without content is left out. */
export interface Guide {
  /** Its purpose, in a sentence for non-developers. */
  purpose: string;
  /** When to use it. */
  use: Some<string>;
  /** When not to, with the alternative. */
  avoid: Some<Avoid>;
  anatomy?: { example: ReactNode; parts: Some<AnatomyPart> };
  pairs?: Some<DoAndDont>;
  /** Rules for its text. */
  content?: Some<string>;
  /** Its behaviour in narrow windows, with long text, and while busy. */
  behaviour?: Some<string>;
  /** The keys that a reader may not expect. */
  keys?: Some<Key>;
  /** Its role and accessible name, and what its users have to see to. */
  accessibility: Some<string>;
}
