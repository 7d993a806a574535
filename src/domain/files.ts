/** Addresses of the files that are made beside the pages at build (scripts/lib/publications.ts). */

/** An event for the visitor's own calendar. */
export function calendarFile(eventId: string): string {
  return `/events/${eventId}.ics`;
}

/** The blog as RSS. */
export const blogFeed = '/blog/feed.xml';
