import type { ReactNode } from 'react';
import * as styles from './Facts.css.ts';

export interface FactsProps {
  /** Short, the most important first. */
  facts: readonly ReactNode[];
}

/**
 * Facts in one line, separated by dots. A wrapped line neither starts nor ends with a dot.
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
