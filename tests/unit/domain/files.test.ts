import { expect, test } from 'vitest';
import { blogFeed, calendarFile, paperNames, takeHomeFile } from '../../../src/domain/files.ts';
import { postAnchor } from '../../../src/domain/posts.ts';

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
