import type { ReactNode } from 'react';

import { type Gap, sprinkles } from '../../styles/sprinkles.css.ts';

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
      className={sprinkles({
        display: 'flex',
        flexWrap: wrap ? 'wrap' : 'nowrap',
        alignItems: align,
        justifyContent: justify,
        gap,
      })}
    >
      {children}
    </Tag>
  );
}
