import type { ReactNode } from 'react';

import { classNames } from '../../styles/classNames.ts';
import { alignOf, column, type Gap, gapOf } from '../../styles/layout.css.ts';

export const stackAlignments = ['start', 'center', 'end', 'stretch'] as const;

export interface StackProps {
  /** Default `div`. As `ul` or `ol` its children are `li`; bullets are off. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'nav' | undefined;
  /** The distance between children, a step of the space scale. Default 4 (16 px). */
  gap?: Gap | undefined;
  /** Across: default `stretch`. */
  align?: (typeof stackAlignments)[number] | undefined;
  children: ReactNode;
}

/**
 * Children one under another, at one distance. It owns the distance; they have no margins.
 *
 * Use for the vertical rhythm of everything. Beside each other: Inline; in columns: Grid.
 */
export function Stack({ as: Tag = 'div', gap = '4', align = 'stretch', children }: StackProps) {
  return <Tag className={classNames(column, alignOf[align], gapOf[gap])}>{children}</Tag>;
}
