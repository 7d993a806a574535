import { expect, test } from 'vitest';
import { escapeText, fold, iCalendar, TIME_ZONE } from '../../../scripts/publications/icalendar.ts';
import { publications } from '../../../scripts/publications/publications.ts';
import { eventsFrom } from '../../../src/content/events.ts';

/** Unfolds lines like a calendar program (RFC 5545, section 3.1). */
const unfold = (text: string) => text.replaceAll('\r\n ', '');

function unescape(text: string): string {
  return text.replaceAll(/\\([\\;,nN])/gu, (_, sign: string) => (/n/iu.test(sign) ? '\n' : sign));
}

/** The event's properties, without their parameters. */
function propertiesOf(file: string): Record<string, string> {
  const [, event = ''] = /BEGIN:VEVENT\r\n(.*)END:VEVENT/su.exec(unfold(file)) ?? [];
  return Object.fromEntries(
    event
      .trim()
      .split('\r\n')
      .map((line) => [line.slice(0, line.search(/[;:]/u)), line.slice(line.indexOf(':') + 1)]),
  );
}

test('separators are escaped', () => {
  expect(escapeText('a;b,c\\d\ne\r\nf:g"h')).toBe(String.raw`a\;b\,c\\d\ne\nf:g"h`);
});

test('lines are folded by octets, never inside a character', () => {
  const long = `DESCRIPTION:${'é€😀'.repeat(40)}`;
  const lines = fold(long).split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(unfold(lines.join('\r\n'))).toBe(long);
  expect(fold('x'.repeat(75))).toBe('x'.repeat(75));
  expect(fold('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('a file contains the event, with CRLF line ends, balanced components and a time zone', () => {
  const file = iCalendar({
    uid: 'x@example.org',
    title: 'Soup; bread, and \\ more',
    description: 'First\nsecond',
    location: 'Here',
    date: '2027-01-21',
    start: '18:00',
    end: '19:30',
    revised: '2026-11-20',
    url: 'https://example.org/events',
  });
  expect(propertiesOf(file)).toEqual({
    UID: 'x@example.org',
    DTSTAMP: '20261120T000000Z',
    DTSTART: '20270121T180000',
    DTEND: '20270121T193000',
    SUMMARY: String.raw`Soup\; bread\, and \\ more`,
    DESCRIPTION: String.raw`First\nsecond`,
    LOCATION: 'Here',
    URL: 'https://example.org/events',
  });
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const open: string[] = [];
  for (const line of file.split('\r\n')) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect(open).toEqual([]);
  expect(file).toContain(`DTSTART;TZID=${TIME_ZONE}:`);
  expect(file).toContain(`TZID:${TIME_ZONE}\r\n`);
});

test('every event has its file, readable back to the event', () => {
  const day = '2028-03-01';
  const files = publications('https://academy.example', day);
  for (const event of eventsFrom(day)) {
    const file = files.get(`/events/${event.id}.ics`) ?? '';
    const { UID, DTSTART, SUMMARY = '', DESCRIPTION = '', LOCATION = '' } = propertiesOf(file);
    expect([UID, DTSTART, ...[SUMMARY, DESCRIPTION, LOCATION].map(unescape)]).toEqual([
      `${event.id}-${event.date.slice(0, 4)}@academy.example`,
      `${event.date.replaceAll('-', '')}T${event.time.start.replace(':', '')}00`,
      event.title,
      event.description,
      event.location,
    ]);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  }
});
