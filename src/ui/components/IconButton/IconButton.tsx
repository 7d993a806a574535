import type { ComponentProps, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'disabled' | 'style' | 'type'
> {
  /** Its accessible name: "Open menu". */
  label: string;
  /** An icon from `src/ui/art/icons`. */
  icon: ReactNode;
}

/**
 * A button with an icon instead of a label, 44 px square.
 *
 * Use for universally known icons (close, menu) where space is short. Otherwise use Button, with a
 * label.
 *
 * ## Content
 * - The name is the action and its object, the same everywhere: “Close menu”, not “X”.
 *
 * ## Behaviour
 * - It has no tooltip: an icon that needs one needs a label.
 *
 * ## Accessibility
 * - A button, named by its label. The target is 44 px square (WCAG 2.5.5).
 * - People who speak to their computer say its name: keep it short and plain.
 */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.iconButton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
    </button>
  );
}
