import { MoonIcon } from '../../art/icons/MoonIcon.tsx';
import { SunIcon } from '../../art/icons/SunIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './ThemeToggle.css.ts';

export interface ThemeToggleProps {
  /** The dark theme is on. */
  pressed: boolean;
  onToggle: () => void;
}

/**
 * Turns the dark theme on and off. Its name never changes; its pressed state says which it is.
 *
 * Use once, in the header. For other on-off settings make a labelled checkbox.
 */
export function ThemeToggle({ pressed, onToggle }: ThemeToggleProps) {
  return (
    // By `data-theme` the boot script knows it (src/app/boot.js).
    <button
      type="button"
      className={styles.toggle}
      data-theme=""
      aria-pressed={pressed}
      onClick={onToggle}
    >
      <VisuallyHidden>Dark theme</VisuallyHidden>
      <span className={styles.inLight}>
        <MoonIcon />
      </span>
      <span className={styles.inDark}>
        <SunIcon />
      </span>
    </button>
  );
}
