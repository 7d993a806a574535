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
 */
export function IconButton({ label, icon, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.iconButton}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
    </button>
  );
}
