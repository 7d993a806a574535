import type { ReactNode } from 'react';
import { Figure } from '../Figure/Figure.tsx';
import * as styles from './Stat.css.ts';

export interface StatProps {
  /** The unit: "students reached". */
  label: string;
  /** Formatted: "10,000+". */
  value: string;
}

/** A large figure with its label. Only inside StatList. */
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
 * Two to four large figures side by side.
 *
 * Use for achievements of the academy or the learner. To compare figures in a column use Table; for
 * a sum Total.
 */
export function StatList({ children }: StatListProps) {
  return <dl className={styles.list}>{children}</dl>;
}
