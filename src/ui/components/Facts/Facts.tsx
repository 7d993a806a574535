import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export interface FactsProps {
  /** Short, in the order in which they are asked for. */
  facts: readonly ReactNode[];
}

/**
 * Facts in one line, a dot between two. Where the line wraps, none hangs at its end or begins the next.
 *
 * Use inside a paragraph.
 */
export function Facts({ facts }: FactsProps) {
  return (
    <span className={styles.facts}>
      {facts.map((fact, index) => (
        <span key={index} className={styles.fact}>
          {fact}{' '}
        </span>
      ))}
    </span>
  );
}
