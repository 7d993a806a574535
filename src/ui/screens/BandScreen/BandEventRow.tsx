import { weekdayAndTime } from '../../../domain/dates.ts';
import { DateRow } from '../../components/DateRow/DateRow.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import type { ListedEvent } from '../EventsScreen/types.ts';

/** An event for this age, with a calendar file. */
export function BandEventRow({ event, calendar }: ListedEvent) {
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
