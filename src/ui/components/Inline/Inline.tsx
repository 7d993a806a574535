import type { ReactNode } from 'react';
import { classNames } from '../../styles/classNames.ts';
import { alignOf, apart, type Gap, gapOf, row, wrapping } from '../../styles/layout.css.ts';

export interface InlineProps {
  /** The gap between children, a step of the space scale. Default 3 (12 px). */
  gap?: Gap | undefined;
  /** Vertical alignment: default `center`. */
  align?: 'start' | 'center' | undefined;
  /** At both ends of the line, if not at its start. */
  justify?: 'space-between' | undefined;
  /** Default true: children wrap to the next line. */
  wrap?: boolean | undefined;
  children: ReactNode;
}

/**
 * Children side by side with an even gap, wrapping if necessary.
 *
 * Use for buttons, badges, an avatar and its name. For a vertical list use Stack; for columns Grid.
 *
 * ## Behaviour
 * - Items that do not fit wrap, at the same distance.
 *
 * ## Accessibility
 * - The first button in the code is the first Tab stop.
 */
export function Inline({
  gap = '3',
  align = 'center',
  justify,
  wrap = true,
  children,
}: InlineProps) {
  return (
    <div
      className={classNames(row, wrap && wrapping, alignOf[align], justify && apart, gapOf[gap])}
    >
      {children}
    </div>
  );
}
