import type { ReactNode } from 'react';

import { classNames } from './classNames.ts';
import { alignments, gaps } from './Stack.css.ts';

export interface StackProps {
  /** Default `div`. As `ul` its children are `li`; bullets are off. */
  as?: 'div' | 'ul' | undefined;
  /** The distance between children, a step of the space scale. Default 4 (16 px). */
  gap?: keyof typeof gaps | undefined;
  /** Across: default `stretch`. */
  align?: keyof typeof alignments | undefined;
  children: ReactNode;
}

/** Children one under another, at one distance. */
export function Stack({ as: Tag = 'div', gap = '4', align = 'stretch', children }: StackProps) {
  return <Tag className={classNames(gaps[gap], alignments[align])}>{children}</Tag>;
}
