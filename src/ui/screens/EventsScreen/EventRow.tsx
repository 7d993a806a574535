import { weekdayAndTime } from '../../../domain/dates.ts';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Facts } from '../../components/Facts/Facts.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import * as styles from './EventsScreen.css.ts';
import { Register } from './Register.tsx';
import type { ShownEvent } from './types.ts';

export interface EventRowProps extends ShownEvent {
  /** Replaces the button. */
  overLabel: string;
  onRegister: () => void;
}

/** An event in the calendar. */
export function EventRow({ event, calendar, over, overLabel, onRegister }: EventRowProps) {
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
          <Register
            variant="secondary"
            size="small"
            title={event.title}
            over={over}
            overLabel={overLabel}
            onRegister={onRegister}
          />
          <FileLink href={calendar} label="Add to calendar" title={event.title} download />
        </div>
      }
    >
      <Text measure="normal">{event.description}</Text>
    </DateRow>
  );
}
