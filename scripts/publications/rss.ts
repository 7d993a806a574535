// The blog as RSS 2.0 (rssboard.org/rss-specification).
import { feedTexts, type BlogPost } from '../../src/content/blog.ts';
import { compareDays } from '../../src/domain/dates.ts';
import { escapeMarkup } from '../../src/domain/escapeMarkup.ts';
import { blogFeed } from '../../src/domain/files.ts';
import { postAnchor } from '../../src/domain/posts.ts';

function item({ id, title, excerpt, author, category, date }: BlogPost, blog: string): string {
  const url = `${blog}#${postAnchor(id)}`;
  // Noon in Greenwich is the same day from Alaska to India.
  const published = new Date(`${date}T12:00:00Z`).toUTCString();
  return `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${url}</link>
      <guid isPermaLink="true">${url}</guid>
      <pubDate>${published}</pubDate>
      <dc:creator>${escapeMarkup(author)}</dc:creator>
      <category>${escapeMarkup(category)}</category>
      <description>${escapeMarkup(excerpt)}</description>
    </item>`;
}

/** The feed, newest first. @param origin the site's, without a trailing slash */
export function rss(posts: readonly BlogPost[], origin: string): string {
  const blog = escapeMarkup(`${origin}/blog`);
  const newest = posts.toSorted((a, b) => compareDays(b.date, a.date));
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(feedTexts.title)}</title>
    <link>${blog}</link>
    <description>${escapeMarkup(feedTexts.description)}</description>
    <language>en-us</language>
    <atom:link href="${escapeMarkup(origin + blogFeed)}" rel="self" type="application/rss+xml"/>
${newest.map((post) => item(post, blog)).join('\n')}
  </channel>
</rss>
`;
}
