import type { ReactNode } from 'react';
import type { Band } from '../../../domain/bands.ts';
import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** An age band, in its own colour. */
  band?: Band | undefined;
  children: ReactNode;
}

/**
 * One or two words that classify something: a level, a category, an age band.
 *
 * Use beside a title. For controls use FilterChips; for important messages Notice.
 *
 * ## Content
 * - A noun or an adjective with a capital first letter: “Beginner”, “Workshop”, “Grades 6–8”.
 * - No full stop, no exclamation mark, no icon in place of a word.
 *
 * ## Accessibility
 * - Text. The word states what the colour shows (WCAG 1.4.1).
 * - A heading beside it is read separately, so it must make sense alone.
 */
export function Badge({ band, children }: BadgeProps) {
  return <span className={styles.badge({ band: band ?? 'none' })}>{children}</span>;
}
