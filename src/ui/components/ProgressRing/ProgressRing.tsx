import type { BandSlug } from '../../art/bands.ts';
import { ProgressRingArt } from '../../art/rings/ProgressRingArt.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

import * as styles from './ProgressRing.css.ts';

export const progressRingSizes = ['small', 'large'] as const;

export interface ProgressRingProps {
  /** What progresses: the course's title. */
  label: string;
  /** 0–100. */
  percent: number;
  /** In words, where there are better ones than the per cent: "3 of 8 lessons". */
  valueText?: string | undefined;
  /** Default `small`, 88 px. */
  size?: (typeof progressRingSizes)[number] | undefined;
  /** Whose colour fills it. */
  band: BandSlug;
}

/**
 * A growth ring that fills, with its figure in the middle. A native progress element carries the meaning;
 * the drawing is decoration.
 *
 * Use for a learner's course. In a dense list use ProgressBar.
 */
export function ProgressRing({
  label,
  percent,
  valueText,
  size = 'small',
  band,
}: ProgressRingProps) {
  const value = Math.round(Math.min(Math.max(percent, 0), 100));
  return (
    <div className={styles.ring({ size })}>
      <progress
        className={visuallyHidden}
        max={100}
        value={value}
        aria-label={label}
        aria-valuetext={valueText ?? `${value}%`}
      />
      <span aria-hidden="true">
        <ProgressRingArt fraction={value / 100} band={band} />
        <span className={styles.figure}>{`${value}%`}</span>
      </span>
    </div>
  );
}
