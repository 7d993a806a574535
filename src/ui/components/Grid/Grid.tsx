import type { ReactNode } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { type Gap, gapOf } from '../../styles/layout.css.ts';
import * as styles from './Grid.css.ts';

export const gridColumns = ['two', 'three', 'rail'] as const;

export interface GridProps {
  /** On wide windows; one column on a phone. `rail` starts with a narrow column. */
  columns: (typeof gridColumns)[number];
  /** Default `div`. As `ul` or `ol` its children are `li`; bullets are off. */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The gap between cells, a step of the space scale. Default 5 (24 px). */
  gap?: Gap | undefined;
  /** By default the cells of a row are equally high. */
  align?: 'start' | undefined;
  children: ReactNode;
}

/**
 * Children in columns on wide windows.
 *
 * Use for items of one kind, or for a main part and its side. Avoid generic rows of three cards:
 * see docs/product.md P17.6.
 *
 * ## Behaviour
 * - One column on a phone. Two and three begin at 768 px; the rail at 1024 px.
 * - One cell alone keeps its column’s width, and no cell widens its column.
 *
 * ## Accessibility
 * - A list if it is set as one; otherwise it has no role.
 * - Reading and focus order are the order in the code, in every window (WCAG 1.3.2, 2.4.3).
 */
export function Grid({ columns, as: Tag = 'div', gap = '5', align, children }: GridProps) {
  return <Tag className={classNames(styles.grid({ columns, align }), gapOf[gap])}>{children}</Tag>;
}
