// Files made from the content of the pages: a calendar entry for each event, and the blog as a feed.
import { feedTexts, posts, type BlogPost } from '../../src/content/blog.ts';
import { eventsFrom, eventsRevised } from '../../src/content/events.ts';
import { compareDays } from '../../src/domain/dates.ts';
import { blogFeed, calendarFile } from '../../src/domain/files.ts';
import { postAnchor } from '../../src/domain/posts.ts';
import { iCalendar } from './icalendar.ts';
import { rss } from './rss.ts';

/**
 * Maps each file's path on the site to its content.
 * @param origin the site's origin, without a trailing slash
 * @param day the day of the build, before which events are past
 */
export function publications(origin: string, day: string): ReadonlyMap<string, string> {
  const host = new URL(origin).hostname;
  const files = new Map<string, string>();
  for (const event of eventsFrom(day)) {
    files.set(
      calendarFile(event.id),
      iCalendar({
        // Next year's event is another entry.
        uid: `${event.id}-${event.date.slice(0, 4)}@${host}`,
        title: event.title,
        description: event.description,
        location: event.location,
        date: event.date,
        start: event.time.start,
        end: event.time.end,
        revised: eventsRevised,
        url: `${origin}/events`,
      }),
    );
  }
  files.set(
    blogFeed,
    rss({
      title: feedTexts.title,
      description: feedTexts.description,
      url: `${origin}/blog`,
      self: `${origin}${blogFeed}`,
      items: (posts as readonly BlogPost[])
        .toSorted((a, b) => compareDays(b.date, a.date))
        .map((post) => ({
          title: post.title,
          url: `${origin}/blog#${postAnchor(post.id)}`,
          summary: post.excerpt,
          author: post.author,
          category: post.category,
          date: post.date,
        })),
    }),
  );
  return files;
}
