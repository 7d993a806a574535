import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './FeatureStrip.css.ts';

export interface FeatureStripProps {
  /** `Feature`s: two to four. */
  children: ReactNode;
}

/**
 * Two to four short features in one strip, separated by hairlines.
 *
 * Use for reasons and benefits. For features that need a paragraph use Stack.
 *
 * ## Content
 * - Two to four reasons. Five is a list, one is a sentence.
 * - Titles of one kind: all nouns, or all short claims.
 *
 * ## Accessibility
 * - A list. Choose the headings’ level by the page’s outline.
 */
export function FeatureStrip({ children }: FeatureStripProps) {
  return <ul className={styles.strip}>{children}</ul>;
}

export interface FeatureProps {
  /** A duotone icon. */
  icon?: ReactNode;
  title: string;
  /** One sentence. */
  children: ReactNode;
}

/** One feature. Only inside FeatureStrip. */
export function Feature({ icon, title, children }: FeatureProps) {
  return (
    <li className={styles.feature}>
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <Heading level={3} size="item">
        {title}
      </Heading>
      <p className={styles.text}>{children}</p>
    </li>
  );
}
