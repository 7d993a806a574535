import { eventsPage } from '../../content/events.ts';
import { Events } from '../../features/events/Events.tsx';
import { PageHead } from '../PageHead.tsx';

export default function EventsRoute() {
  return (
    <>
      <PageHead text={eventsPage} />
      <Events />
    </>
  );
}
