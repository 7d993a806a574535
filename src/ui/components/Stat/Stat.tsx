import type { ReactNode } from 'react';

import { Figure } from '../Figure/Figure.tsx';

import * as styles from './Stat.css.ts';

export interface StatProps {
  /** What is counted: "students reached". */
  label: string;
  /** As it is to be read: "10,000+". */
  value: string;
}

/** One large figure and what it counts. Only inside StatList. */
export function Stat({ label, value }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.figure}>
        <Figure>{value}</Figure>
      </dd>
    </div>
  );
}

export interface StatListProps {
  /** `Stat`s. */
  children: ReactNode;
}

/**
 * Figures that speak for the academy or the learner, beside each other.
 *
 * Use for two to four of them. A figure to be compared down a column belongs in Table; a sum in Total.
 */
export function StatList({ children }: StatListProps) {
  return <dl className={styles.list}>{children}</dl>;
}
