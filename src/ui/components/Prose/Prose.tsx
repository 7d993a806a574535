import type { ReactNode } from 'react';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Plain elements: h2, h3, p, ul, ol, a, strong. */
  children: ReactNode;
}

/**
 * Long running text: the legal pages, an article.
 *
 * Use for plain elements. Not around components: they have their own styles; space them with Stack.
 *
 * ## Content
 * - Short paragraphs, one thought each; headings that describe what is under them.
 * - Put the date of the last change at the top.
 * - Link words name where they lead, never “here”.
 *
 * ## Behaviour
 * - Lines have at most 65 letters, at every text size.
 *
 * ## Accessibility
 * - Text at 7 to 1, lines 1.6 high (WCAG 1.4.8). Lists stay lists in Safari.
 */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
