// The blog as RSS 2.0 (rssboard.org/rss-specification).
import { escapeMarkup } from '../../src/domain/escapeMarkup.ts';

export interface FeedItem {
  title: string;
  url: string;
  summary: string;
  author: string;
  category: string;
  /** `2026-10-29`. */
  date: string;
}

export interface Feed {
  title: string;
  description: string;
  /** The page that the feed mirrors. */
  url: string;
  /** The feed's own URL. */
  self: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

/** Noon in Greenwich is the same day from Alaska to India. */
function published(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString();
}

function item({ title, url, summary, author, category, date }: FeedItem): string {
  return `    <item>
      <title>${escapeMarkup(title)}</title>
      <link>${escapeMarkup(url)}</link>
      <guid isPermaLink="true">${escapeMarkup(url)}</guid>
      <pubDate>${published(date)}</pubDate>
      <dc:creator>${escapeMarkup(author)}</dc:creator>
      <category>${escapeMarkup(category)}</category>
      <description>${escapeMarkup(summary)}</description>
    </item>`;
}

export function rss({ title, description, url, self, items }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeMarkup(title)}</title>
    <link>${escapeMarkup(url)}</link>
    <description>${escapeMarkup(description)}</description>
    <language>en-us</language>
    <atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>
${items.map(item).join('\n')}
  </channel>
</rss>
`;
}
