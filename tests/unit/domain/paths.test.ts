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
  ['/About//', [false, false, true]],
  ['/legal/terms', [false, false, true]],
  ['/curriculum', [false, false, true]],
  ['/courses', [false, false, false]],
  ['/signin', [false, true, false]],
  ['/dashboard', [true, true, false]],
  ['/nowhere', [false, false, false]],
])('%s is private, needs the session, is static: %j', (pathname, facts) => {
  expect([isPrivatePath, needsActors, isStatic].map((is) => is(pathname))).toEqual(facts);
});

const segments = ['', 'curriculum', 'audience', 'K-2', 'Donate', 'legal', 'terms', 'é'];

test('every address leads to the page that the router shows, and to no other', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...segments), { maxLength: 4 }), (parts) => {
      const pathname = `/${parts.join('/')}`;
      const shown = (Object.keys(paths) as PageName[]).find(
        (name) => matchPath(paths[name].pattern, pathname) !== null,
      );
      expect(pageAt(pathname)).toBe(shown);
      const { pattern } = paths.donate;
      expect(isSamePath(pathname, pattern)).toBe(matchPath(pattern, pathname) !== null);
    }),
  );
});
