// The blog as RSS 2.0 (rssboard.org/rss-specification).

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
  /** The page the feed is of. */
  url: string;
  /** The feed's own address. */
  self: string;
  /** Newest first. */
  items: readonly FeedItem[];
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);
}

/** Noon in Greenwich is the same day from Alaska to India. */
function published(date: string): string {
  return new Date(`${date}T12:00:00Z`).toUTCString();
}

function item({ title, url, summary, author, category, date }: FeedItem): string {
  return `    <item>
      <title>${escapeXml(title)}</title>
      <link>${escapeXml(url)}</link>
      <guid isPermaLink="true">${escapeXml(url)}</guid>
      <pubDate>${published(date)}</pubDate>
      <dc:creator>${escapeXml(author)}</dc:creator>
      <category>${escapeXml(category)}</category>
      <description>${escapeXml(summary)}</description>
    </item>`;
}

export function rss({ title, description, url, self, items }: Feed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>${escapeXml(title)}</title>
    <link>${escapeXml(url)}</link>
    <description>${escapeXml(description)}</description>
    <language>en-us</language>
    <atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.map(item).join('\n')}
  </channel>
</rss>
`;
}
