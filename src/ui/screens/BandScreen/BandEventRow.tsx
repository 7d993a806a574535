import type { AcademyEvent } from '../../../content/events.ts';
import { weekdayAndTime } from '../../../domain/dates.ts';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';

/** An event with the URL of its calendar file. */
export interface BandEvent {
  event: AcademyEvent;
  calendar: string;
}

/** An event for this age, with a calendar file. */
export function BandEventRow({ event, calendar }: BandEvent) {
  return (
    <DateRow
      date={event.date}
      title={event.title}
      meta={`${weekdayAndTime(event)}, ${event.location}`}
      action={<FileLink href={calendar} label="Add to calendar" title={event.title} download />}
    >
      <Text measure="normal">{event.description}</Text>
    </DateRow>
  );
}
