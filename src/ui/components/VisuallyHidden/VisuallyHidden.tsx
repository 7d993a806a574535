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
 *
 * ## Content
 * - A part of the sentence around it, spaces included: “Starts on ”.
 * - No “button”, “click” or “image of”: the screen reader adds them.
 *
 * ## Accessibility
 * - Nothing in it may take the focus. Braille readers read it, too: keep it short.
 */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.visuallyHidden}>{children}</Tag>;
}
