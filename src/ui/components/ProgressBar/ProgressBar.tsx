import { useId } from 'react';

import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** What progresses: the course's title. */
  label: string;
  /** 0–100. */
  percent: number;
  /** In words, where there are better ones than the per cent: "3 of 8 lessons". */
  valueText?: string | undefined;
}

/**
 * How far along something is, with its name and its figure in words. Not live: it says nothing by itself.
 *
 * Use in lists of courses. For one course at the centre of a view use ProgressRing; for a wait without a
 * known end Spinner.
 */
export function ProgressBar({ label, percent, valueText }: ProgressBarProps) {
  const id = useId();
  const value = Math.round(Math.min(Math.max(percent, 0), 100));
  const words = valueText ?? `${value}%`;
  return (
    <div className={styles.progress}>
      <div className={styles.line}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.figure} aria-hidden="true">
          {words}
        </span>
      </div>
      <progress id={id} className={styles.bar} max={100} value={value} aria-valuetext={words}>
        {words}
      </progress>
    </div>
  );
}
