import type { AcademyEvent, eventsWords } from '../../../content/events.ts';

/** What the screen shows of an event, and where its calendar file lies. */
export interface ShownEvent {
  event: AcademyEvent;
  calendar: string;
  /** Its day is past: nobody can register. */
  over: boolean;
}

export type EventsWords = typeof eventsWords;
