import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  children: ReactNode;
}

/**
 * The page's centred column with side margins.
 *
 * Use for header, footer and content outside Section, which brings its own.
 *
 * ## Behaviour
 * - At most 1152 px wide. The margins grow from 18 to 32 px.
 * - Words without a place to break keep the margins.
 *
 * ## Accessibility
 * - At 400 % zoom nothing scrolls sideways (WCAG 1.4.10).
 */
export function Page({ children }: PageProps) {
  return <div className={styles.page}>{children}</div>;
}
