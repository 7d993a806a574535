import { matchPath } from 'react-router-dom';
import { fc } from '../../support/property.ts';
import { expect, test } from 'vitest';
import { isSamePath, pageAt, paths, type PageName } from '../../../src/domain/paths.ts';

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
