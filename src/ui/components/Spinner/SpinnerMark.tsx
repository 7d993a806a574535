import * as styles from './Spinner.css.ts';

export interface SpinnerMarkProps {
  /** `text` matches the height of the text beside it. */
  size: 'text' | 'large';
}

/**
 * The ring alone, hidden from assistive technology: put a label beside it. It does not turn under
 * reduced motion.
 */
export function SpinnerMark({ size }: SpinnerMarkProps) {
  return (
    <svg className={styles.mark({ size })} viewBox="0 0 24 24" strokeWidth="3.4" aria-hidden="true">
      <circle className={styles.track} cx="12" cy="12" r="10" />
      <path className={styles.arc} d="M12 2a10 10 0 0 1 10 10" />
    </svg>
  );
}
