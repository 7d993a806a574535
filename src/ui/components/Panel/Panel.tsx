import type { ReactNode } from 'react';
import * as styles from './Panel.css.ts';
import type { PanelTone } from './tones.ts';

export interface PanelProps {
  /** Default `div`. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /** Default `surface`. On other tones use ink for text, never muted. */
  tone?: PanelTone | undefined;
  /** The id of its heading, if it is a section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/**
 * A surface with two large and two small corners, a hairline edge and no shadow.
 *
 * Use for a form, a list or a tool. Not around every paragraph, and not inside another Panel: use a
 * hairline there.
 *
 * ## Content
 * - Its content begins with a heading.
 *
 * ## Behaviour
 * - Without padding, art reaches the edges and is clipped by the corners.
 *
 * ## Accessibility
 * - As a section, a region named by its heading (labelledBy). Name few: each is a landmark.
 */
export function Panel({ as: Tag = 'div', tone = 'surface', labelledBy, children }: PanelProps) {
  return (
    <Tag className={styles.panel({ tone })} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
