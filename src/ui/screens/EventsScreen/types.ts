import type { AcademyEvent } from '../../../content/events.ts';

/** What the screen shows of an event, and where its calendar file lies. */
export interface ShownEvent {
  event: AcademyEvent;
  calendar: string;
}
