import type { ReactNode } from 'react';

import * as styles from './Page.css.ts';

export const pageWidths = ['full', 'prose'] as const;

export interface PageProps {
  /** Default `full` (1152 px of content). `prose` for long text. */
  width?: (typeof pageWidths)[number] | undefined;
  children: ReactNode;
}

/**
 * The page's centred column with side margins.
 *
 * Use for header, footer and content outside Section, which brings its own.
 */
export function Page({ width = 'full', children }: PageProps) {
  return <div className={styles.page({ width })}>{children}</div>;
}
