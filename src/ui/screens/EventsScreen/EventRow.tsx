import type { ReactNode } from 'react';
import { weekdayAndTime } from '../../../domain/dates.ts';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import * as styles from './EventsScreen.css.ts';
import type { ListedEvent } from './types.ts';

export interface EventRowProps extends ListedEvent {
  /** The button, or what replaces it. */
  register: ReactNode;
}

/** An event in the calendar. */
export function EventRow({ event, calendar, register }: EventRowProps) {
  return (
    <DateRow
      date={event.date}
      title={event.title}
      meta={
        <Facts
          facts={[
            weekdayAndTime(event),
            event.location,
            event.type,
            `${event.attendees} signed up`,
          ]}
        />
      }
      action={
        <div className={styles.rowActions}>
          {register}
          <FileLink href={calendar} label="Add to calendar" title={event.title} download />
        </div>
      }
    >
      <Text measure="normal">{event.description}</Text>
    </DateRow>
  );
}
