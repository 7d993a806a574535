import { expect, test } from 'vitest';
import { iCalendar, TIME_ZONE } from '../../../scripts/publications/icalendar.ts';
import { publications } from '../../../scripts/publications/publications.ts';
import { eventsFrom, eventsRevised } from '../../../src/content/events.ts';

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

test('a file contains the event, with escaped text in lines of 75 octets, and a time zone', () => {
  const title = `Soup; bread, and \\ more ${'é€😀'.repeat(40)}`;
  const event = {
    id: 'x',
    title,
    description: 'First\nsecond\r\nthird',
    location: 'x'.repeat(66),
    date: '2027-01-21',
    time: { start: '18:00', end: '19:30' },
  };
  const file = iCalendar(event, 'https://example.org');
  const { SUMMARY = '', ...properties } = propertiesOf(file);
  expect(unescape(SUMMARY)).toBe(title);
  expect(properties).toEqual({
    UID: 'x-2027@example.org',
    DTSTAMP: `${eventsRevised.replaceAll('-', '')}T000000Z`,
    DTSTART: '20270121T180000',
    DTEND: '20270121T193000',
    DESCRIPTION: String.raw`First\nsecond\nthird`,
    LOCATION: 'x'.repeat(66),
    URL: 'https://example.org/events',
  });
  const lines = file.split('\r\n');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
  // As long as a line may be.
  expect(lines).toContain(`LOCATION:${'x'.repeat(66)}`);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
  const open: string[] = [];
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice(6));
    if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
  }
  expect([open, file.endsWith('END:VCALENDAR\r\n')]).toEqual([[], true]);
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
  }
});
