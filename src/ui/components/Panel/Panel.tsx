import type { ReactNode } from 'react';

import type { Band } from '../../../domain/bands.ts';

import * as styles from './Panel.css.ts';
import type { PanelTone } from './tones.ts';

export interface PanelProps {
  /** Default `div`. */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined;
  /** Default `surface`. On other tones use ink for text, never muted. */
  tone?: PanelTone | undefined;
  /** An age band's background instead of a tone. */
  band?: Band | undefined;
  /** Default `normal`; `none` extends art to the edges and clips it to the corners. */
  padding?: 'normal' | 'none' | undefined;
  /** The id of its heading, if it is a section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

/**
 * A surface with two large and two small corners, a hairline edge and no shadow.
 *
 * Use for a form, a list or a tool. Not around every paragraph, and not inside another Panel: use a
 * hairline there.
 */
export function Panel({
  as: Tag = 'div',
  tone = 'surface',
  band,
  padding = 'normal',
  labelledBy,
  children,
}: PanelProps) {
  const look = band === undefined ? { tone, padding } : { band, padding };
  return (
    <Tag className={styles.panel(look)} aria-labelledby={labelledBy}>
      {children}
    </Tag>
  );
}
