import type { AcademyEvent } from '../../../content/events.ts';
import { clockRange, dayParts } from '../../../domain/dates.ts';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';

export interface BandEvent {
  event: AcademyEvent;
  /** Its calendar file. */
  calendar: string;
}

/** An event for this age, with a calendar file. */
export function BandEventRow({ event, calendar }: BandEvent) {
  const { day, month, weekday } = dayParts(event.date);
  return (
    <DateRow
      dateTime={event.date}
      day={String(day)}
      month={month.slice(0, 3)}
      title={event.title}
      meta={`${weekday}, ${clockRange(event.time.start, event.time.end)}, ${event.location}`}
      action={<FileLink href={calendar} label="Add to calendar" title={event.title} download />}
    >
      <Text measure="normal">{event.description}</Text>
    </DateRow>
  );
}
