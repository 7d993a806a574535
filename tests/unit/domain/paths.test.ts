import { matchPath } from 'react-router-dom';
import { fc } from '../../support/property.ts';
import { expect, test } from 'vitest';
import {
  isPrivatePath,
  isSamePath,
  needsActors,
  pageAt,
  paths,
  type PageName,
  type PagePath,
} from '../../../src/domain/paths.ts';

const pages: readonly PagePath[] = Object.values(paths);

test('the prerendered paths, and those that no search engine lists', () => {
  expect(pages.flatMap(({ prerender }) => prerender)).toEqual([
    '/',
    '/about',
    '/programs',
    '/curriculum',
    '/curriculum/k-2',
    '/curriculum/3-5',
    '/curriculum/6-8',
    '/curriculum/9-10',
    '/curriculum/11-12',
    '/curriculum/18-24',
    '/curriculum/25-plus',
    '/curriculum/parents',
    '/curriculum/educators',
    '/audience/students-k12',
    '/audience/young-adults',
    '/audience/adults',
    '/audience/parents',
    '/audience/educators',
    '/courses',
    '/events',
    '/donate',
    '/volunteer',
    '/blog',
    '/contact',
    '/legal/privacy',
    '/legal/terms',
    '/signin',
    '/signup',
    '/dashboard',
  ]);
  expect(
    pages.flatMap(({ pattern, unlisted, unlistedPaths = [] }) =>
      unlisted === true ? [pattern] : unlistedPaths,
    ),
  ).toEqual(['/curriculum/parents', '/curriculum/educators', '/dashboard']);
});

test.each([
  ['/', [false, false]],
  ['/About/', [false, false]],
  ['/legal/terms', [false, false]],
  ['/curriculum', [false, false]],
  ['/curriculum/3-5', [false, false]],
  ['/courses', [false, false]],
  ['/signin', [false, true]],
  ['/signup', [false, true]],
  ['/dashboard', [true, true]],
  ['/nowhere', [false, false]],
])('%s is private, needs the session: %j', (pathname, facts) => {
  expect([isPrivatePath, needsActors].map((is) => is(pathname))).toEqual(facts);
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

test('an unknown band or audience has a page, which shows a fallback', () => {
  expect(['/curriculum/zzz', '/audience/zzz', '/legal/zzz'].map(pageAt)).toEqual([
    'curriculumBand',
    'audience',
    undefined,
  ]);
});

const segment = fc.constantFrom(
  '',
  'curriculum',
  'audience',
  'K-2',
  'Donate',
  'legal',
  'terms',
  '%20',
  'é',
);

test('every address leads to the page that the router shows', () => {
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
      const pathname = `/${segments.join('/')}`;
      const shown = (Object.keys(paths) as PageName[]).find(
        (name) => matchPath(paths[name].pattern, pathname) !== null,
      );
      expect(pageAt(pathname)).toBe(shown);
    }),
  );
});
