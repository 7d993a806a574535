import { events, eventsLead } from '../../content/events.ts';
import { pages } from '../../content/pages.ts';
import { calendarFile } from '../../domain/files.ts';
import { usePlaceholder } from '../../features/placeholders.ts';
import { EventsScreen } from '../../ui/screens/EventsScreen/EventsScreen.tsx';
import type { ShownEvent } from '../../ui/screens/EventsScreen/types.ts';
import { PageHead } from '../PageHead.tsx';

const shown = events.map((event): ShownEvent => ({ event, calendar: calendarFile(event.id) }));

export default function EventsRoute() {
  const showPlaceholder = usePlaceholder();
  return (
    <>
      <PageHead text={pages.events} />
      <EventsScreen
        heading={pages.events.heading}
        description={eventsLead}
        featured={shown.filter(({ event }) => event.featured)}
        others={shown.filter(({ event }) => !event.featured)}
        onRegister={() => showPlaceholder('registration')}
      />
    </>
  );
}
