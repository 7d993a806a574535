import type { ReactNode } from 'react';

import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` where the content holds blocks. */
  as?: 'span' | 'div';
  children: ReactNode;
}

/**
 * Text for assistive technology alone.
 *
 * Use to finish a sentence that the picture finishes for others.
 * Not for anything that takes the focus (SkipLink shows itself), and not to keep words off a crowded
 * screen: what one person is told, all should be.
 */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.visuallyHidden}>{children}</Tag>;
}
