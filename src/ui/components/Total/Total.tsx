import { useId } from 'react';

import { Figure } from '../Figure/Figure.tsx';

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
      <span className={styles.label} id={id}>
        {label}
      </span>
      <output className={styles.figure} aria-labelledby={id}>
        <Figure>{value}</Figure>
      </output>
    </div>
  );
}
