import { events, eventsLead, eventsPage, eventsWords } from '../../content/events.ts';
import { isOver } from '../../domain/dates.ts';
import { calendarFile } from '../../domain/files.ts';
import { EventsScreen } from '../../ui/screens/EventsScreen/EventsScreen.tsx';
import type { ShownEvent } from '../../ui/screens/EventsScreen/types.ts';
import { useNotImplementedToast } from '../notImplemented.ts';
import { useToday } from '../today.ts';

/** The academy's events; past events stay in the list, marked as over. */
export function Events() {
  const showPlaceholder = useNotImplementedToast();
  const today = useToday();
  const shown = events.map((event): ShownEvent => ({
    event,
    calendar: calendarFile(event.id),
    over: isOver(event.date, today),
  }));
  return (
    <EventsScreen
      heading={eventsPage.heading}
      description={eventsLead}
      words={eventsWords}
      featured={shown.filter(({ event }) => event.featured)}
      others={shown.filter(({ event }) => !event.featured)}
      onRegister={() => showPlaceholder('registration')}
    />
  );
}
