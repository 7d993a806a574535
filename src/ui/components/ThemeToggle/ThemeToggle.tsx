import { Icon } from '../../art/icons/Icon.tsx';
import { MoonIcon } from '../../art/icons/MoonIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './ThemeToggle.css.ts';

export interface ThemeToggleProps {
  /** The dark theme is on. */
  pressed: boolean;
  onToggle: () => void;
}

/* Phosphor's sun as strokes, a third of the letters: every document and the first script carry it. */
const sun = (
  <Icon>
    <path
      fill="none"
      stroke="currentColor"
      strokeWidth="16"
      strokeLinecap="round"
      d="M72 128a56 56 0 1 0 112 0a56 56 0 1 0-112 0M128 40V16M64 64 48 48M40 128H16M64 192l-16 16M128 216v24M192 192l16 16M216 128h24M192 64l16-16"
    />
  </Icon>
);

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
      <span className={styles.inDark}>{sun}</span>
    </button>
  );
}
