/** Addresses of the files that are made beside the pages at build (scripts/lib/publications.ts). */

/** An event for the visitor's own calendar. */
export function calendarFile(eventId: string): string {
  return `/events/${eventId}.ics`;
}

/** The blog as RSS. */
export const blogFeed = '/blog/feed.xml';

/** Paper that a sheet to take home comes on. */
export const papers = ['letter', 'a4'] as const;
export type Paper = (typeof papers)[number];

export const paperNames: Record<Paper, string> = { letter: 'US Letter', a4: 'A4' };

/** A sheet to print and take home. */
export function takeHomeFile(id: string, paper: Paper): string {
  return `/take-home/${id}-${paper}.pdf`;
}

/** A picture of a sheet's first page on US Letter. */
export function takeHomePicture(id: string): string {
  return `/take-home/${id}.avif`;
}

/** That picture, in px. */
export const takeHomePictureSize = { width: 360, height: 466 } as const;
