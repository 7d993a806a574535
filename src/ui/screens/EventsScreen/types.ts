import type { AcademyEvent, eventsWords } from '../../../content/events.ts';

/** An event with the URL of its calendar file. */
export interface ShownEvent {
  event: AcademyEvent;
  calendar: string;
  /** Registration is closed. */
  over: boolean;
}

export type EventsWords = typeof eventsWords;
