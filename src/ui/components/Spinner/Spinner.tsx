import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './Spinner.css.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

export interface SpinnerProps {
  /** What is waited for: "Loading your dashboard". */
  label: string;
  /** Shows the label under the ring. */
  labelVisible?: boolean | undefined;
}

/**
 * Says that a part of the page is on its way.
 *
 * Use where the wait is real and its shape unknown. Where the shape is known use Skeleton; inside a
 * button use its `pending`; where a share is known use ProgressBar.
 */
export function Spinner({ label, labelVisible = false }: SpinnerProps) {
  return (
    <output className={styles.spinner}>
      <SpinnerMark size="large" />
      {labelVisible ? (
        <span className={styles.label}>{label}</span>
      ) : (
        <VisuallyHidden>{label}</VisuallyHidden>
      )}
    </output>
  );
}
