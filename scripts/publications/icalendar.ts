// Events as iCalendar files (RFC 5545), which every calendar program reads.

/** What a calendar entry says. */
export interface CalendarEntry {
  /** Unique in the world and for ever: a calendar that gets it again updates its entry. */
  uid: string;
  title: string;
  description: string;
  location: string;
  /** `2027-01-21`. */
  date: string;
  /** `18:00`, in the time zone below. */
  start: string;
  end: string;
  /** When the entry was last changed: `2026-11-20`. */
  revised: string;
  /** A page that says more. */
  url: string;
}

/** The one time zone the calendar knows. Its rules are those of the United States since 2007. */
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

/** Section 3.3.11: what separates values and lines is escaped in a text. */
export function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`);
}

const MAX_OCTETS = 75;

/** Section 3.1: no line is longer than 75 octets; a longer one goes on after a line break and a space. */
export function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  // By code points, so that no character is cut into halves.
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

function dateTime(date: string, time: string): string {
  return `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

/** The file: one calendar with one event. Lines end in CRLF, the last one too. */
export function iCalendar(entry: CalendarEntry): string {
  const local = `TZID=${TIME_ZONE}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tallygrove Academy//Events//EN',
    'CALSCALE:GREGORIAN',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${dateTime(entry.revised, '00:00')}Z`,
    `DTSTART;${local}:${dateTime(entry.date, entry.start)}`,
    `DTEND;${local}:${dateTime(entry.date, entry.end)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}
