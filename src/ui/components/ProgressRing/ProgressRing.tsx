import type { Band } from '../../../domain/bands.ts';
import { ProgressRingArt } from '../../art/rings/ProgressRingArt.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './ProgressRing.css.ts';

export interface ProgressRingProps {
  /** The accessible name: the course's title. */
  label: string;
  /** 0–100. */
  percent: number;
  /** The band that colours it. */
  band: Band;
}

/**
 * A progress ring with its value in the middle. A native progress element carries the semantics;
 * the drawing is decorative.
 *
 * Use for a learner's course. In a dense list use ProgressBar.
 *
 * ## Content
 * - Label: the course’s title, word for word.
 *
 * ## Behaviour
 * - 88 px wide; it grows with the reader’s text size.
 *
 * ## Accessibility
 * - A progress bar, named by its label. Name and value are read once, in words.
 */
export function ProgressRing({ label, percent, band }: ProgressRingProps) {
  const value = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div className={styles.ring}>
      <progress
        className={visuallyHidden}
        max={100}
        value={value}
        aria-label={label}
        aria-valuetext={`${value}%`}
      />
      <span aria-hidden="true">
        <ProgressRingArt fraction={value / 100} band={band} />
        <span className={styles.figure}>{`${value}%`}</span>
      </span>
    </div>
  );
}
