import { events, eventsLead, eventsPage, eventsWords } from '../../content/events.ts';
import { notYet } from '../../content/notYet.ts';
import { isOver } from '../../domain/dates.ts';
import { calendarFile } from '../../domain/files.ts';
import { useNotImplementedToast } from '../../features/notImplemented.ts';
import { useToday } from '../../features/today.ts';
import { EventsScreen } from '../../ui/screens/EventsScreen/EventsScreen.tsx';
import type { ShownEvent } from '../../ui/screens/EventsScreen/types.ts';
import { PageHead } from '../PageHead.tsx';

/** The academy's events; past events stay in the list, marked as over. */
export default function EventsRoute() {
  const showPlaceholder = useNotImplementedToast();
  const today = useToday();
  const shown = events.map((event): ShownEvent => ({
    event,
    calendar: calendarFile(event.id),
    over: isOver(event.date, today),
  }));
  return (
    <>
      <PageHead text={eventsPage} />
      <EventsScreen
        {...eventsPage}
        description={eventsLead}
        notYet={notYet.register}
        words={eventsWords}
        featured={shown.filter(({ event }) => event.featured)}
        others={shown.filter(({ event }) => !event.featured)}
        onRegister={() => showPlaceholder('registration')}
      />
    </>
  );
}
