import { MoonIcon } from '../../art/icons/MoonIcon.tsx';
import { SunIcon } from '../../art/icons/SunIcon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ThemeToggle.css.ts';

export interface ThemeToggleProps {
  /** The dark theme is on. */
  pressed: boolean;
  onToggle: () => void;
}

/**
 * Toggles the dark theme. Its name is constant; `aria-pressed` has the state.
 *
 * Use once, in the header. For other settings use a labelled checkbox.
 *
 * ## Behaviour
 * - The choice is kept in this browser; other tabs follow (docs/product.md P6.1).
 * - A press before the script has arrived is kept.
 *
 * ## Accessibility
 * - A toggle button, always named “Dark theme”, pressed while it is dark.
 */
export function ThemeToggle({ pressed, onToggle }: ThemeToggleProps) {
  return (
    <IconButton
      label="Dark theme"
      aria-pressed={pressed}
      onClick={onToggle}
      icon={
        <>
          <span className={styles.inLight}>
            <MoonIcon />
          </span>
          <span className={styles.inDark}>
            <SunIcon />
          </span>
        </>
      }
    />
  );
}
