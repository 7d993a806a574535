import type { ReactNode } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { alignOf, column, type Gap, gapOf } from '../../styles/layout.css.ts';

export interface StackProps {
  /** Default `div`. As `ul` or `ol` its children are `li`; bullets are off. */
  as?: 'div' | 'ul' | 'ol' | 'section' | 'article' | 'nav' | undefined;
  /** The gap between children, a step of the space scale. Default 4 (16 px). */
  gap?: Gap | undefined;
  /** Horizontal alignment; by default the children are as wide as the column. */
  align?: 'start' | undefined;
  children: ReactNode;
}

/**
 * Children in a column with an even gap; they have no margins of their own.
 *
 * Use for all vertical rhythm. For side by side use Inline; for columns Grid.
 *
 * ## Behaviour
 * - Children have no margins of their own; a child that is null leaves no gap.
 *
 * ## Accessibility
 * - No role by default; a list, section, article or navigation if set with “as”.
 */
export function Stack({ as: Tag = 'div', gap = '4', align, children }: StackProps) {
  return <Tag className={classNames(column, align && alignOf[align], gapOf[gap])}>{children}</Tag>;
}
