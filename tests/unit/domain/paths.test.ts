import { matchPath } from 'react-router-dom';
import { fc } from '../../support/property.ts';
import { expect, test } from 'vitest';
import {
  isPrivatePath,
  isSamePath,
  isStatic,
  needsActors,
  pageAt,
  paths,
  type PageName,
} from '../../../src/domain/paths.ts';

test.each([
  ['/', [false, false, true]],
  ['/About/', [false, false, true]],
  ['/legal/terms', [false, false, true]],
  ['/curriculum', [false, false, true]],
  ['/curriculum/3-5', [false, false, false]],
  ['/courses', [false, false, false]],
  ['/signin', [false, true, false]],
  ['/signup', [false, true, false]],
  ['/dashboard', [true, true, false]],
  ['/nowhere', [false, false, false]],
])('%s is private, needs the session, is static: %j', (pathname, facts) => {
  expect([isPrivatePath, needsActors, isStatic].map((is) => is(pathname))).toEqual(facts);
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
