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
 */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
