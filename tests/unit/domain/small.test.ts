import { expect, test } from 'vitest';
import { highestReached } from '../../../src/domain/donation.ts';
import { escapeMarkup } from '../../../src/domain/escapeMarkup.ts';
import { blogFeed, calendarFile, paperNames, takeHomeFile } from '../../../src/domain/files.ts';
import { isSamePath } from '../../../src/domain/samePath.ts';
import { postAnchor } from '../../../src/domain/posts.ts';

test.each([
  [-10_000, undefined],
  [0, undefined],
  [9_999, undefined],
  [10_000, 100],
  [24_999, 100],
  [25_000, 250],
  [1_000_000, 1000],
])('a gift of %d cents reaches the step of %s dollars', (cents, step) => {
  expect(highestReached(BigInt(cents), [250, 100, 1000])).toBe(step);
});

test.each([
  ['/dashboard', '/dashboard', true],
  ['/Dashboard', '/dashboard', true],
  ['/dashboard//', '/dashboard', true],
  ['/', '', true],
  ['/dashboards', '/dashboard', false],
  ['/dashboard/x', '/dashboard', false],
])('%s is the page %s, as the router reads it: %s', (a, b, is) => {
  expect([isSamePath(a, b), isSamePath(b, a)]).toEqual([is, is]);
});

test('the paths of published files, and a post’s anchor', () => {
  expect([calendarFile('budget-night'), blogFeed, postAnchor(7)]).toEqual([
    '/events/budget-night.ics',
    '/blog/feed.xml',
    'post-7',
  ]);
});

test('a take-home sheet has a file for each paper size', () => {
  expect(takeHomeFile('piggy-bank', 'a4')).toBe('/take-home/piggy-bank-a4.pdf');
  expect(paperNames).toEqual({ letter: 'US Letter', a4: 'A4' });
});

test('markup in a text is escaped', () => {
  expect(escapeMarkup(`<b title='a'>"R&D"</b> &amp;`)).toBe(
    '&lt;b title=&#39;a&#39;&gt;&quot;R&amp;D&quot;&lt;/b&gt; &amp;amp;',
  );
});
