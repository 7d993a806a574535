import type { ReactNode } from 'react';

import * as styles from './EmptyState.css.ts';
import { itemTitle } from './text.css.ts';

export interface EmptyStateProps {
  /** What is missing, as a fact: "Nothing to review". */
  title: string;
  /** The reason, and how to change it: one or two sentences. */
  children: ReactNode;
}

/** Takes the place of content that does not exist yet. For a failure use Notice. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <h2 className={itemTitle}>{title}</h2>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
