import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  children: ReactNode;
}

/**
 * The page's centred column with side margins.
 *
 * Use for header, footer and content outside Section, which brings its own.
 */
export function Page({ children }: PageProps) {
  return <div className={styles.page}>{children}</div>;
}
