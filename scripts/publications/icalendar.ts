// Formats events as iCalendar files (RFC 5545).
import { eventsRevised, type AcademyEvent } from '../../src/content/events.ts';

/** What a calendar entry contains. */
type CalendarEvent = Omit<AcademyEvent, 'motif' | 'type' | 'attendees' | 'featured'>;

/** The calendar's only time zone, with the rules of the United States since 2007. */
export const TIME_ZONE = 'America/New_York';

const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${TIME_ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** Section 3.3.11: escapes separators and line breaks in a text. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);
}

const MAX_OCTETS = 75;

/** Section 3.1: folds lines longer than 75 octets with a line break and a space. */
function fold(line: string): string {
  const lines = [''];
  // By code points, so that no character is split.
  for (const character of line) {
    const current = lines.at(-1) ?? '';
    if (Buffer.byteLength(current + character) > MAX_OCTETS) lines.push(` ${character}`);
    else lines[lines.length - 1] = current + character;
  }
  return lines.join('\r\n');
}

function dateTime(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** The file: one calendar with one event. Every line ends in CRLF, including the last. */
export function iCalendar(event: CalendarEvent, origin: string): string {
  const { id, title, description, location, date, time } = event;
  const local = `TZID=${TIME_ZONE}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallygrove Academy//Events//EN',
    'CALSCALE:GREGORIAN',
    ...timeZone,
    'BEGIN:VEVENT',
    // Permanent, because a calendar that imports it again updates its entry; next year's is another.
    `UID:${id}-${date.slice(0, 4)}@${new URL(origin).hostname}`,
    `DTSTAMP:${dateTime(eventsRevised, '00:00')}Z`,
    `DTSTART;${local}:${dateTime(date, time.start)}`,
    `DTEND;${local}:${dateTime(date, time.end)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `LOCATION:${escapeText(location)}`,
    `URL:${origin}/events`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
