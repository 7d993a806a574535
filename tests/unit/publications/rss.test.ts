import { expect, test } from 'vitest';
import { publications } from '../../../scripts/publications/publications.ts';
import { rss } from '../../../scripts/publications/rss.ts';
import { posts, type BlogPost } from '../../../src/content/blog.ts';

/** The texts of an element, in order. */
const texts = (xml: string, element: string) =>
  [...xml.matchAll(new RegExp(`<${element}\\b[^>]*>([^<]*)</${element}>`, 'gu'))].map(
    ([, text]) => text,
  );

test('an item contains its whole post, escaped', () => {
  const post: BlogPost = {
    ...posts[0],
    id: 1,
    title: 'Loans & <friends>',
    excerpt: 'Short.',
    author: 'Ada',
    category: 'Diversity & Inclusion',
    date: '2026-10-29',
  };
  const feed = rss([post], 'https://example.org');
  const item = feed.slice(feed.indexOf('<item>'));
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
