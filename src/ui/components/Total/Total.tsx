import { useId } from 'react';
import { Figure } from '../Figure/Figure.tsx';
import * as styles from './Total.css.ts';

export interface TotalProps {
  /** "Total Donation". */
  label: string;
  /** Formatted: "$50". */
  value: string;
}

/**
 * A sum below its parts, announced when it changes.
 *
 * Use once, at the end of a calculation. For other figures use Stat.
 *
 * ## Content
 * - Label: “Total” and of what.
 * - Whole dollars without cents, others with two places: “$50”, “$12.50”. No amount is “$0”.
 *
 * ## Accessibility
 * - A status, named by its label. Each change is read after a pause in typing.
 */
export function Total({ label, value }: TotalProps) {
  const id = useId();
  return (
    <div className={styles.total}>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <output className={styles.figure} aria-labelledby={id}>
        <Figure>{value}</Figure>
      </output>
    </div>
  );
}
