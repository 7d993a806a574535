import { expect, test } from 'vitest';
import { partners, press, team } from '../../../src/content/about.ts';
import { audienceContent } from '../../../src/content/audiences.ts';
import { bandContent } from '../../../src/content/bands.ts';
import { posts } from '../../../src/content/blog.ts';
import { contact } from '../../../src/content/contact.ts';
import {
  benefits,
  curriculumPage,
  MAX_CLASS_SIZE,
  tracks,
} from '../../../src/content/curriculum.ts';
import { courses } from '../../../src/content/courses.ts';
import { events, eventsFrom } from '../../../src/content/events.ts';
import { placeholders } from '../../../src/content/messages.ts';
import { programs } from '../../../src/content/programs.ts';
import { audiences } from '../../../src/domain/audiences.ts';
import { bands } from '../../../src/domain/bands.ts';
import { initials } from '../../../src/domain/initials.ts';
import { motifs } from '../../../src/domain/motifs.ts';
import { gradeOf } from '../../support/readingGrade.ts';
import { textsIn } from '../sheets/words.ts';

// The pictures of stories/screens show what a page says; this checks what no single page shows.

test('the size of a class is the same wherever it is said', () => {
  expect(MAX_CLASS_SIZE).toBe(15);
  const text = JSON.stringify({ curriculumPage, benefits });
  for (const words of ['fifteen at most', '15 students at most']) expect(text).toContain(words);
});

test.each(tracks)('the track $title fills its weeks without a gap', ({ weeks, modules }) => {
  const ends = modules.map((module) => module.weeks[1]);
  const starts = ends.map((end) => end + 1);
  expect([...modules.map((module) => module.weeks[0]), weeks + 1]).toEqual([1, ...starts]);
});

test('every age has existing events', () => {
  const ids = events.map(({ id }) => id);
  const named = bands.map((band) => bandContent[band].events);
  expect(ids).toEqual(expect.arrayContaining(named.flat()));
  expect(named).not.toContainEqual([]);
});

test('audiences link as docs/product.md P4.6 requires', () => {
  expect(audiences.map((audience) => audienceContent[audience].call.to)).toEqual([
    '/programs',
    '/programs',
    '/courses',
    '/curriculum/parents',
    '/curriculum/educators',
  ]);
});

test('there is one town and one phone, and each initial follows the rule', () => {
  const town = contact.address[1].split(',', 1)[0] ?? '';
  const text = JSON.stringify({ partners, press, events });
  // Anything named after a town: its library, its paper.
  const towns = [...text.matchAll(/(\w+) (?:Public Library|Ledger)/gu)].map(([, name]) => name);
  expect(new Set(towns)).toEqual(new Set([town]));
  expect(contact.phoneLink).toBe(`tel:+1${contact.phone.replaceAll(/\D/gu, '')}`);
  expect(team.map((member) => member.initials)).toEqual(team.map(({ name }) => initials(name)));
});

test('every placeholder has the specified words, then an alternative', () => {
  expect(Object.values(placeholders).map(({ title }) => title)).toEqual([
    'Enrollment Feature',
    'Registration Feature',
    'Donation Feature',
    'Admin Panel',
    'Volunteer Application',
    'Blog Post Feature',
    'Contact Form',
    'Feature not implemented',
    'Coming Soon',
  ]);
  for (const { text } of Object.values(placeholders))
    expect(text).toMatch(
      /^This feature is not implemented yet\. .*(?:call \(|write to |dashboard)/iu,
    );
});

const files = import.meta.glob('../../../src/content/**/*.ts', { eager: true });

test.each(Object.entries(files))(
  'visitors’ copy in %s reads at grade 8 at most, and is American',
  (_, content) => {
    const texts = textsIn(content);
    expect(gradeOf(['Read it at once.', ...texts])).toBeLessThanOrEqual(8);
    const elsewhere =
      /\b(?:e-mail|non-profit|car park|payslip|dearest|cheque|pocket money|cash machine|small print|working days|public holiday|half past|colour|neighbour|favour|programme|centre|organise|tick|till|stalls?|flat)\b/iu;
    expect(texts.filter((text) => elsewhere.test(text))).toEqual([]);
  },
);

test('the motifs of rosettes differ within a page, and all are in use', () => {
  const lists = [
    programs,
    courses,
    eventsFrom('2026-11-21'),
    posts,
    ...bands.map((band) => bandContent[band].courses),
  ].map((list) => list.map(({ motif }) => motif));
  for (const list of lists) expect(list).toHaveLength(new Set(list).size);
  expect([...new Set(lists.flat())].toSorted()).toEqual(motifs);
});
