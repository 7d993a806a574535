import type { AcademyEvent, eventsWords } from '../../../content/events.ts';

/** An event with the URL of its calendar file. */
export interface ListedEvent {
  event: AcademyEvent;
  calendar: string;
}

export interface ShownEvent extends ListedEvent {
  /** Registration is closed. */
  over: boolean;
}

export type EventsWords = typeof eventsWords;
