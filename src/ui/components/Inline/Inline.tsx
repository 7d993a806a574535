import type { ReactNode } from 'react';

import { classNames } from '../../styles/classNames.ts';
import { alignOf, type Gap, gapOf, justifyOf, row, wrapping } from '../../styles/layout.css.ts';

export const inlineAlignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
export const inlineJustifications = ['start', 'center', 'end', 'space-between'] as const;

export interface InlineProps {
  /** Default `div`. As `ul` its children are `li`; bullets are off. */
  as?: 'div' | 'ul' | undefined;
  /** The distance between children, a step of the space scale. Default 3 (12 px). */
  gap?: Gap | undefined;
  /** Across the line: default `center`. */
  align?: (typeof inlineAlignments)[number] | undefined;
  /** Along the line: default `start`. */
  justify?: (typeof inlineJustifications)[number] | undefined;
  /** Default true: what does not fit goes to the next line. */
  wrap?: boolean | undefined;
  children: ReactNode;
}

/**
 * Children beside each other, at one distance, wrapping where they must.
 *
 * Use for buttons, badges, an avatar and its name. One under another: Stack; in columns: Grid.
 */
export function Inline({
  as: Tag = 'div',
  gap = '3',
  align = 'center',
  justify = 'start',
  wrap = true,
  children,
}: InlineProps) {
  return (
    <Tag
      className={classNames(row, wrap && wrapping, alignOf[align], justifyOf[justify], gapOf[gap])}
    >
      {children}
    </Tag>
  );
}
