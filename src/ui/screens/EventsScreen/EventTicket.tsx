import type { ReactNode } from 'react';
import { clockRange, dayParts } from '../../../domain/dates.ts';
import { CalendarDotsIcon } from '../../art/icons/CalendarDotsIcon.tsx';
import { ClockIcon } from '../../art/icons/ClockIcon.tsx';
import { MapPinIcon } from '../../art/icons/MapPinIcon.tsx';
import { UsersThreeIcon } from '../../art/icons/UsersThreeIcon.tsx';
import { motifPaths } from '../../art/rosette/motifs.ts';
import { Rosette } from '../../art/rosette/Rosette.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { FileLink } from '../../patterns/FileLink/FileLink.tsx';
import * as styles from './EventsScreen.css.ts';
import type { ListedEvent } from './types.ts';

export interface EventTicketProps extends ListedEvent {
  /** Consecutive tickets alternate. */
  tone: 'captain' | 'investor';
  /** The button, or what replaces it. */
  register: ReactNode;
}

/** A featured event as a ticket: the date on its stub, the rest beside the perforation. */
export function EventTicket({ event, calendar, tone, register }: EventTicketProps) {
  const { day, month, weekday, year } = dayParts(event.date);
  return (
    <article className={styles.ticket}>
      <time className={styles.stub[tone]} dateTime={event.date}>
        <span className={styles.day}>{day} </span>
        <span className={styles.month}>
          <span>
            {month} {year}{' '}
          </span>
          <span>{weekday}</span>
        </span>
        <span className={styles.engraving} aria-hidden="true">
          <Rosette slug={event.id} band="inherit" motif={motifPaths[event.motif]} />
        </span>
      </time>
      <div className={styles.body}>
        <div className={styles.text}>
          <div>
            <Badge>{event.type}</Badge>
          </div>
          <Heading level={3} size="title">
            {event.title}
          </Heading>
          <Text measure="normal">{event.description}</Text>
        </div>
        <div className={styles.practical}>
          <ul className={styles.facts}>
            <li className={styles.fact}>
              <ClockIcon />
              {clockRange(event.time.start, event.time.end)}
            </li>
            <li className={styles.fact}>
              <MapPinIcon />
              {event.location}
            </li>
            <li className={styles.fact}>
              <UsersThreeIcon />
              {event.attendees} people signed up
            </li>
          </ul>
          <div className={styles.actions}>
            {register}
            <FileLink
              href={calendar}
              label="Add to calendar"
              title={event.title}
              icon={<CalendarDotsIcon />}
              download
            />
          </div>
        </div>
      </div>
    </article>
  );
}
