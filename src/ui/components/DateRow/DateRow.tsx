import type { ReactNode } from 'react';
import { dayParts } from '../../../domain/dates.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as styles from './DateRow.css.ts';

export interface DateRowProps {
  /** `2026-12-03`. */
  date: string;
  title: string;
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
 *
 * ## Content
 * - Month in three letters, without a full stop.
 * - Facts: the hour, then the place, separated by dots: “6:00 PM · Main library”.
 *
 * ## Behaviour
 * - From 768 px the action is on the right, in the middle; with long text the date stays on top.
 *
 * ## Accessibility
 * - An item of a list, named by its heading. Month and day are read before the title.
 * - Where the repeated words of the buttons confuse, name the event in them.
 */
export function DateRow({ date, title, meta, children, action }: DateRowProps) {
  const { day, month } = dayParts(date);
  return (
    <li className={styles.row}>
      <time className={styles.date} dateTime={date}>
        <span className={styles.month}>{month.slice(0, 3)} </span>
        <span className={styles.day}>{day}</span>
      </time>
      <div className={styles.text}>
        <Heading level={3} size="item">
          {title}
        </Heading>
        {meta === undefined ? null : <p className={styles.meta}>{meta}</p>}
        {children}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </li>
  );
}
