import type { ReactNode } from 'react';

import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** Plain elements: h2, h3, p, ul, ol, a, strong. */
  children: ReactNode;
}

/**
 * Long text to be read from top to bottom: the legal pages, an article.
 *
 * Use where the content is plain elements. Not around components: they bring their own looks, and their
 * distances are a Stack's.
 */
export function Prose({ children }: ProseProps) {
  return <div className={styles.prose}>{children}</div>;
}
