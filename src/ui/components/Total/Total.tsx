import { useId } from 'react';

import * as styles from './Total.css.ts';

export interface TotalProps {
  /** "Total Donation". */
  label: string;
  /** As it is to be read: "$50". */
  value: string;
}

/**
 * A sum under its parts, spoken when it changes.
 *
 * Use once, at the end of a calculation. For figures that are no sum use Stat.
 */
export function Total({ label, value }: TotalProps) {
  const id = useId();
  return (
    <div className={styles.total}>
      <span id={id}>{label}</span>
      <output className={styles.figure} aria-labelledby={id}>
        {value}
      </output>
    </div>
  );
}
