import { expect, test } from 'vitest';
import { publications } from '../../../scripts/publications/publications.ts';
import { rss } from '../../../scripts/publications/rss.ts';
import { posts } from '../../../src/content/blog.ts';

/** The texts of an element, in order. */
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, 'gu'))].map(
    ([, text]) => text,
  );

test('an item contains its whole post, escaped', () => {
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
        category: 'Saving',
        date: '2026-10-29',
      },
    ],
  });
  const item = feed.slice(feed.indexOf('<item>'));
  const elements = ['title', 'link', 'guid', 'pubDate', 'dc:creator', 'category', 'description'];
  const address = 'https://example.org/blog?a=1&amp;b=2#post-1';
  expect(elements.flatMap((element) => texts(item, element))).toEqual([
    'Loans &amp; &lt;friends&gt;',
    address,
    address,
    'Thu, 29 Oct 2026 12:00:00 GMT',
    'Ada',
    'Saving',
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
