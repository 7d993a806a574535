import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** States the fact: "No certificates yet". */
  title: string;
  /** A mascot or a rosette. */
  art?: ReactNode;
  /** Why, and how to change it: one or two sentences. */
  children: ReactNode;
}

/**
 * Replaces a list without items.
 *
 * Use when there is nothing yet or nothing found. For a failure use Notice, with a way to try
 * again.
 *
 * ## Content
 * - The title states a fact: “No certificates yet”. Write “yet” only if the list will fill by
 *   itself.
 *
 * ## Accessibility
 * - A heading and its text. The art is not read.
 * - It is not announced: where a filter empties a list, announce the number of results beside it.
 */
export function EmptyState({ title, art, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art === undefined ? null : <div className={styles.art}>{art}</div>}
      <div className={styles.text}>
        <Heading level={3} size="item">
          {title}
        </Heading>
        <Text as="div" tone="muted" measure="normal">
          {children}
        </Text>
      </div>
    </div>
  );
}
