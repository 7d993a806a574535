import type { ReactNode } from 'react';
import type { Band } from '../../../domain/bands.ts';
import * as styles from './Badge.css.ts';
import type { BadgeTone } from './tones.ts';

export interface BadgeProps {
  /** Default `plain`. Ignored where `band` is given. */
  tone?: BadgeTone | undefined;
  /** An age band, in its own colour. */
  band?: Band | undefined;
  children: ReactNode;
}

/**
 * One or two words that classify something: a level, a category, an age band.
 *
 * Use beside a title. For controls use FilterChips; for important messages Notice.
 */
export function Badge({ tone = 'plain', band, children }: BadgeProps) {
  const look = band === undefined ? styles.badge({ tone }) : styles.badge({ band });
  return <span className={look}>{children}</span>;
}
