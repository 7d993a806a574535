import type { ReactNode } from 'react';
import * as styles from './VisuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` if the content has block elements. */
  as?: 'span' | 'div';
  children: ReactNode;
}

/**
 * Text for assistive technology only.
 *
 * Use to complete a sentence that is otherwise completed visually. Not for focusable content (see
 * SkipLink), and not to hide text from a crowded screen: everyone should get the same information.
 */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.visuallyHidden}>{children}</Tag>;
}
