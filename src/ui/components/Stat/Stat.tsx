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
 * Use for achievements of the academy or the learner. For
 * a sum Total.
 *
 * ## Content
 * - Label: a noun, small letters, without a full stop: “students reached”.
 * - Rounded, with a plus where it is more: “10,000+”. State its date nearby.
 *
 * ## Behaviour
 * - Long figures break after their commas, never inside a group of digits.
 *
 * ## Accessibility
 * - A description list. The label is read before its figure.
 */
export function StatList({ children }: StatListProps) {
  return <dl className={styles.list}>{children}</dl>;
}
