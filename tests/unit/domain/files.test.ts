import { expect, test } from 'vitest';
import { posts } from '../../../src/content/blog.ts';
import {
  blogFeed,
  calendarFile,
  paperNames,
  papers,
  takeHomeFile,
  takeHomePicture,
} from '../../../src/domain/files.ts';
import { postAnchor } from '../../../src/domain/posts.ts';

test('addresses of files and posts, which others have bookmarked', () => {
  expect([
    blogFeed,
    calendarFile('open-house'),
    ...papers.map((paper) => takeHomeFile('budget', paper)),
    takeHomePicture('budget'),
    posts.map(({ id }) => postAnchor(id)).join(' '),
  ]).toEqual([
    '/blog/feed.xml',
    '/events/open-house.ics',
    '/take-home/budget-letter.pdf',
    '/take-home/budget-a4.pdf',
    '/take-home/budget.avif',
    'post-1 post-2 post-3 post-4 post-5 post-6',
  ]);
  expect(papers.map((paper) => paperNames[paper])).toEqual(['US Letter', 'A4']);
});
