import type { ReactNode } from 'react';

import { classNames } from './classNames.ts';
import { alignments, gaps } from './Stack.css.ts';

export interface StackProps {
  /** Default `div`. As `ul` its children are `li`, without bullets. */
  as?: 'div' | 'ul' | undefined;
  /** The gap between children, a step of the space scale. Default 4 (16 px). */
  gap?: keyof typeof gaps | undefined;
  /** On the cross axis; default `stretch`. */
  align?: keyof typeof alignments | undefined;
  children: ReactNode;
}

/** Stacks its children vertically with equal gaps. */
export function Stack({ as: Tag = 'div', gap = '4', align = 'stretch', children }: StackProps) {
  return <Tag className={classNames(gaps[gap], alignments[align])}>{children}</Tag>;
}
