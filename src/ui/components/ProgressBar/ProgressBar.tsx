import { useId } from 'react';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** The accessible name: the course's title. */
  label: string;
  /** 0–100. */
  percent: number;
}

/**
 * Progress with a label and a value. Not a live region.
 *
 * Use in lists of courses. For a single course use ProgressRing; for an unknown duration Spinner.
 *
 * ## Content
 * - Label: the thing’s own name, not “Progress”.
 * - Whole percentages: “38%”.
 *
 * ## Behaviour
 * - None differs visibly from barely begun, and nearly from done.
 *
 * ## Accessibility
 * - A progress bar, named by its label. Its value is read as a percentage (docs/product.md P13.12).
 * - Changes are not announced; announce what matters in words.
 */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const id = useId();
  const value = Math.round(Math.min(Math.max(percent, 0), 100));
  const words = `${value}%`;
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
