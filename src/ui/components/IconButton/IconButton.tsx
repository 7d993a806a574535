import type { ComponentProps, ReactNode } from 'react';

import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

import * as styles from './IconButton.css.ts';

export const iconButtonVariants = ['quiet', 'secondary'] as const;

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'disabled' | 'style' | 'type'
> {
  /** What it does, in words: "Open menu". */
  label: string;
  /** An icon of `src/ui/art/icons`. */
  icon: ReactNode;
  /** Default `quiet`. */
  variant?: (typeof iconButtonVariants)[number] | undefined;
}

/**
 * A sign that does something, 44 px square.
 *
 * Use where the sign is known to all (a cross, three lines) and room is short. Otherwise Button, with
 * words.
 */
export function IconButton({ label, icon, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type="button" className={styles.iconButton({ variant })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {icon}
    </button>
  );
}
