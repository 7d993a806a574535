import type { ReactNode } from 'react';

import * as styles from './EmptyState.css.ts';
import { Heading } from './Heading.tsx';

export interface EmptyStateProps {
  /** What is missing, as a fact: "Nothing to review". */
  title: string;
  level: 2 | 3;
  /** The reason, and how to change it: one or two sentences. */
  children: ReactNode;
}

/** Takes the place of content that does not exist yet. For a failure use Notice. */
export function EmptyState({ title, level, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Heading level={level} size="item">
        {title}
      </Heading>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
