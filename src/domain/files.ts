/** Paths of the files beside the pages: scripts/publications writes some, `npm run sheets` the sheets. */

/** An event for the visitor's own calendar. */
export function calendarFile(eventId: string): string {
  return `/events/${eventId}.ics`;
}

/** The blog as RSS. */
export const blogFeed = '/blog/feed.xml';

/** Paper sizes of a take-home sheet. */
export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

export const paperNames: Record<Paper, string> = { letter: 'US Letter', a4: 'A4' };

/** Path of a sheet as PDF. */
export function takeHomeFile(id: string, paper: Paper): string {
  return `/take-home/${id}-${paper}.pdf`;
}

/** Path of a picture of the sheet's first page on US Letter. */
export function takeHomePicture(id: string): string {
  return `/take-home/${id}.avif`;
}

/** Size of that picture, in px. */
export const takeHomePictureSize = { width: 480, height: 621 } as const;
