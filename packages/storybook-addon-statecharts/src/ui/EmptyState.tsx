import type { ReactNode } from 'react';

import * as styles from './EmptyState.css.ts';
import { Heading } from './Heading.tsx';

export interface EmptyStateProps {
  /** What is not there, as a fact: "Nothing to review". */
  title: string;
  level: 2 | 3;
  /** Why, and how to change it: one or two sentences. */
  children: ReactNode;
}

/** Stands where something will be once there is any. For a failure use Notice. */
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
