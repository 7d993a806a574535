import type { AcademyEvent } from '../../../content/events.ts';

/** An event with the URL of its calendar file. */
export interface ListedEvent {
  event: AcademyEvent;
  calendar: string;
}

export interface ShownEvent extends ListedEvent {
  /** Registration is closed. */
  over: boolean;
}
