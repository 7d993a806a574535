// Files made from the content of the pages: a calendar entry for each event, and the blog as a feed.
import { posts } from '../../src/content/blog.ts';
import { eventsFrom } from '../../src/content/events.ts';
import { blogFeed, calendarFile } from '../../src/domain/files.ts';
import { iCalendar } from './icalendar.ts';
import { rss } from './rss.ts';

/**
 * Maps each file's path on the site to its content.
 * @param origin the site's origin, without a trailing slash
 * @param day the day of the build, before which events are past
 */
export function publications(origin: string, day: string): ReadonlyMap<string, string> {
  const calendar = eventsFrom(day).map(
    (event) => [calendarFile(event.id), iCalendar(event, origin)] as const,
  );
  return new Map([...calendar, [blogFeed, rss(posts, origin)]]);
}
