import { numbers } from '../../art/geometry/number.ts';
import * as styles from './ProgramsScreen.css.ts';

/** The scale's length: the longest program. */
const WEEKS = 24;

/** Parses the first and last number of "12-24 weeks". */
function range(duration: string): [number, number] {
  const [from = 0, to = from] = [...duration.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
  return [from, to];
}

/**
 * A duration on a scale of 24 weeks: solid to the shortest, hatched to the longest. Decorative: the
 * text is beside it.
 */
export function DurationScale({ duration }: { duration: string }) {
  const [from, to] = range(duration);
  return (
    <div className={styles.scaleRow} aria-hidden="true">
      <svg viewBox={numbers([0, 0, WEEKS * 10, 14])} className={styles.scale}>
        <rect className={styles.scaleGround} y="5" width={WEEKS * 10} height="4" rx="2" />
        <rect className={styles.scaleRange} y="2" width={to * 10} height="10" rx="5" />
        <rect className={styles.scaleMinimum} y="2" width={from * 10} height="10" rx="5" />
      </svg>
    </div>
  );
}
