import type { ReactNode } from 'react';

import { classNames } from '../../styles/classNames.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';

import * as styles from './MediaRow.css.ts';

export interface MediaRowProps {
  /** Default `li`. */
  as?: 'li' | 'article' | 'div' | undefined;
  title: string;
  /** The title's level. Default 3. */
  level?: HeadingLevel | undefined;
  /** A rosette, cut to a square. */
  media?: ReactNode;
  /** One line of facts: "Data · Beginner · 6 weeks · 4.8". */
  meta?: ReactNode;
  /** An optional sentence. */
  children?: ReactNode;
  /** A small button; below the text on a phone. */
  action?: ReactNode;
}

/**
 * A list row: a small picture, a name, facts and one action. A hairline separates it from the row
 * above.
 *
 * Use for courses. For items with large pictures use Card; for dates DateRow.
 */
export function MediaRow({
  as: Tag = 'li',
  title,
  level = 3,
  media,
  meta,
  children,
  action,
}: MediaRowProps) {
  return (
    <Tag className={classNames(styles.row, media === undefined && styles.bare)}>
      {media === undefined ? null : (
        <div className={styles.tile}>
          <div className={styles.picture}>{media}</div>
        </div>
      )}
      <div className={styles.text}>
        <Heading level={level} size="small">
          {title}
        </Heading>
        {meta === undefined ? null : <p className={styles.meta}>{meta}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </Tag>
  );
}
