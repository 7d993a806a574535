import { events, eventsLead, type AcademyEvent } from '../../content/events.ts';
import { pages } from '../../content/pages.ts';
import { site } from '../../content/site.ts';
import { calendarFile } from '../../domain/files.ts';
import { usePlaceholder } from '../../features/placeholders.ts';
import { EventsScreen } from '../../ui/screens/EventsScreen/EventsScreen.tsx';
import type { ShownEvent } from '../../ui/screens/EventsScreen/types.ts';
import { PageHead } from '../PageHead.tsx';
import { StructuredData, type Thing } from '../StructuredData.tsx';

const shown = events.map((event): ShownEvent => ({ event, calendar: calendarFile(event.id) }));

function thingOf({ title, description, date, time, location }: AcademyEvent): Thing {
  const isOnline = location === 'Online';
  return {
    '@type': 'EducationEvent',
    name: title,
    description,
    // Without an offset: the time where the event takes place.
    startDate: `${date}T${time.start}`,
    endDate: `${date}T${time.end}`,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', name: site.name }
      : { '@type': 'Place', name: location },
    organizer: { '@type': 'EducationalOrganization', name: site.name },
    isAccessibleForFree: true,
  };
}

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
      <StructuredData
        thing={{
          '@type': 'ItemList',
          itemListElement: events.map((event, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: thingOf(event),
          })),
        }}
      />
    </>
  );
}
