import { expect, test } from 'vitest';
import { iCalendar } from '../../../scripts/publications/icalendar.ts';
import { publications } from '../../../scripts/publications/publications.ts';
import { rss } from '../../../scripts/publications/rss.ts';
import { posts, type BlogPost } from '../../../src/content/blog.ts';
import { eventsFrom, eventsRevised } from '../../../src/content/events.ts';

/** The event's properties, unfolded like in a calendar program (RFC 5545, section 3.1). */
function propertiesOf(file: string): Record<string, string> {
  const [, event = ''] = /BEGIN:VEVENT\r\n(.*)\r\nEND:VEVENT/su.exec(file) ?? [];
  const lines = event.replaceAll('\r\n ', '').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

test('a calendar file contains the event, with escaped text in lines of 75 octets, and a time zone', () => {
  const event = {
    id: 'x',
    title: `Soup; bread, and \\ more ${'é€😀'.repeat(40)}`,
    description: 'First\nsecond\r\nthird',
    location: 'x'.repeat(66),
    date: '2027-01-21',
    time: { start: '18:00', end: '19:30' },
  };
  const file = iCalendar(event, 'https://example.org');
  expect(propertiesOf(file)).toEqual({
    UID: 'x-2027@example.org',
    DTSTAMP: `${eventsRevised.replaceAll('-', '')}T000000Z`,
    'DTSTART;TZID=America/New_York': '20270121T180000',
    'DTEND;TZID=America/New_York': '20270121T193000',
    SUMMARY: String.raw`Soup\; bread\, and \\ more ${'é€😀'.repeat(40)}`,
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
  expect(lines).toContain('TZID:America/New_York');
});

test('every event has its file', () => {
  const [origin, day] = ['https://academy.example', '2028-03-01'];
  const files = publications(origin, day);
  for (const event of eventsFrom(day))
    expect(files.get(`/events/${event.id}.ics`)).toBe(iCalendar(event, origin));
});

/** The texts of an element, in order. */
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, 'gu'))].map(
    ([, text]) => text,
  );

test('an item of the feed contains its whole post, escaped', () => {
  const post: BlogPost = {
    ...posts[0],
    id: 1,
    title: 'Loans & <friends>',
    excerpt: 'Short.',
    author: 'Ada',
    category: 'Diversity & Inclusion',
    date: '2026-10-29',
  };
  const [, item = ''] = rss([post], 'https://example.org').split('<item>');
  const elements = ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category', 'description'];
  const address = 'https://example.org/blog#post-1';
  expect(elements.flatMap((element) => texts(item, element))).toEqual([
    'Loans &amp; &lt;friends&gt;',
    address,
    address,
    'Thu, 29 Oct 2026 12:00:00 GMT',
    'Ada',
    'Diversity &amp; Inclusion',
    'Short.',
  ]);
});

test('the feed contains every post, newest first', () => {
  const feed = publications('https://academy.example', '2026-11-21').get('/blog/feed.xml') ?? '';
  const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date));
  expect(texts(feed, 'guid')).toEqual(
    newestFirst.map(({ id }) => `https://academy.example/blog#post-${id}`),
  );
});
