import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';
import { SpinnerMark } from './SpinnerMark.tsx';

export interface SpinnerProps {
  /** The accessible name: "Loading your dashboard". */
  label: string;
  /** Shows the label under the ring. */
  labelVisible?: boolean | undefined;
}

/**
 * Shows that a part of the page is loading.
 *
 * Inside a button use its `pending`; for a known share ProgressBar.
 *
 * ## Content
 * - Label: a verb and its object: “Opening your link”. No dots, no “please wait”.
 *
 * ## Accessibility
 * - A status; its label is read when it appears. With reduced motion the ring does not turn.
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
