import type { ReactNode } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { type Gap, gapOf } from '../../styles/layout.css.ts';
import * as styles from './Grid.css.ts';

export const gridColumns = ['two', 'three', 'rail'] as const;
export const gridAlignments = ['start', 'center', 'stretch'] as const;

export interface GridProps {
  /** On wide windows; one column on a phone. `rail` starts with a narrow column. */
  columns: (typeof gridColumns)[number];
  /** Default `div`. As `ul` or `ol` its children are `li`; bullets are off. */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The gap between cells, a step of the space scale. Default 5 (24 px). */
  gap?: Gap | undefined;
  /** Default `stretch`. */
  align?: (typeof gridAlignments)[number] | undefined;
  children: ReactNode;
}

/**
 * Children in columns on wide windows.
 *
 * Use for items of one kind, or for a main part and its side. Avoid generic rows of three cards:
 * see docs/product.md P17.6.
 */
export function Grid({
  columns,
  as: Tag = 'div',
  gap = '5',
  align = 'stretch',
  children,
}: GridProps) {
  return <Tag className={classNames(styles.grid({ columns, align }), gapOf[gap])}>{children}</Tag>;
}
