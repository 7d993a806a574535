import type { ReactNode } from 'react';

import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';

import * as styles from './DateRow.css.ts';

export interface DateRowProps {
  /** Default `li`. */
  as?: 'li' | 'article' | 'div' | undefined;
  /** Machine-readable: `2026-12-03`. */
  dateTime: string;
  /** "3". */
  day: string;
  /** "Dec" or "Dec 2026". */
  month: string;
  title: string;
  /** The title's level. Default 3. */
  level?: HeadingLevel | undefined;
  /** Badges above the title. */
  eyebrow?: ReactNode;
  /** One line of facts: "6:00 PM · Main library · Workshop". */
  meta?: ReactNode;
  /** The description. */
  children?: ReactNode;
  /** A small button; below the text on a phone. */
  action?: ReactNode;
}

/**
 * A calendar entry with a prominent date.
 *
 * Use for events, ordered by date. For items without a date use a list.
 */
export function DateRow({
  as: Tag = 'li',
  dateTime,
  day,
  month,
  title,
  level = 3,
  eyebrow,
  meta,
  children,
  action,
}: DateRowProps) {
  return (
    <Tag className={styles.row}>
      <time className={styles.date} dateTime={dateTime}>
        <span className={styles.month}>{month} </span>
        <span className={styles.day}>{day}</span>
      </time>
      <div className={styles.text}>
        {eyebrow === undefined ? null : <div>{eyebrow}</div>}
        <Heading level={level} size="item">
          {title}
        </Heading>
        {meta === undefined ? null : <p className={styles.meta}>{meta}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </Tag>
  );
}
