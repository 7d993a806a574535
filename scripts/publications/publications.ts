// The files that are made from the same content as the pages: an entry for the visitor's own calendar
// for each event, and the blog as a feed.
import { feedTexts, posts, type BlogPost } from '../../src/content/blog.ts';
import { eventsFrom, eventsRevised } from '../../src/content/events.ts';
import { blogFeed, calendarFile } from '../../src/domain/files.ts';
import { postAnchor } from '../../src/domain/posts.ts';
import { iCalendar } from './icalendar.ts';
import { rss } from './rss.ts';

/**
 * Path on the site and content of each file.
 * @param origin the site's own address, without a slash at its end
 * @param day that of the build, which the events lie ahead of
 */
export function publications(origin: string, day: string): ReadonlyMap<string, string> {
  const host = new URL(origin).hostname;
  const files = new Map<string, string>();
  for (const event of eventsFrom(day)) {
    files.set(
      calendarFile(event.id),
      iCalendar({
        // Next year's is another entry, and leaves this year's in its place.
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
        .toSorted((a, b) => b.date.localeCompare(a.date))
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
