import { expect, test } from 'vitest';
import { publications } from '../../../scripts/publications/publications.ts';
import { rss } from '../../../scripts/publications/rss.ts';
import { posts } from '../../../src/content/blog.ts';

/** The texts of an element, in order, with entities decoded. */
function texts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, 'gu'))].map(
    ([, text = '']) =>
      text
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
  );
}

test('an item contains its whole post', () => {
  const feed = rss({
    title: 'Blog',
    description: 'Words',
    url: 'https://example.org/blog',
    self: 'https://example.org/feed.xml',
    items: [
      {
        title: 'Loans & <friends>',
        url: 'https://example.org/blog?a=1&b=2#post-1',
        summary: 'Short.',
        author: 'Ada',
        category: 'Diversity & Inclusion',
        date: '2026-10-29',
      },
    ],
  });
  expect(
    ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category', 'description'].map((element) =>
      texts(feed, element),
    ),
  ).toEqual([
    ['Blog', 'Loans & <friends>'],
    ['https://example.org/blog', 'https://example.org/blog?a=1&b=2#post-1'],
    ['https://example.org/blog?a=1&b=2#post-1'],
    ['Thu, 29 Oct 2026 12:00:00 GMT'],
    ['Ada'],
    ['Diversity & Inclusion'],
    ['Words', 'Short.'],
  ]);
});

test('the feed contains every post, newest first', () => {
  const feed = publications('https://academy.example', '2026-11-21').get('/blog/feed.xml') ?? '';
  const newestFirst = posts.toSorted((a, b) => b.date.localeCompare(a.date));
  expect(texts(feed, 'title').slice(1)).toEqual(newestFirst.map(({ title }) => title));
  expect(texts(feed, 'guid')).toEqual(
    newestFirst.map(({ id }) => `https://academy.example/blog#post-${id}`),
  );
});
