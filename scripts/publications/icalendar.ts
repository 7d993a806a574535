// Formats events as iCalendar files (RFC 5545).

/** A calendar entry. */
export interface CalendarEntry {
  /** Globally unique and permanent: a calendar that imports it again updates its entry. */
  uid: string;
  title: string;
  description: string;
  location: string;
  /** `2027-01-21`. */
  date: string;
  /** `18:00`, in the time zone below. */
  start: string;
  end: string;
  /** When the entry last changed: `2026-11-20`. */
  revised: string;
  /** A page with details. */
  url: string;
}

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
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  // By code points, so that no character is split.
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

/** The file: one calendar with one event. Every line ends in CRLF, including the last. */
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
