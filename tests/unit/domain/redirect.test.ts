import { fc } from '../../support/property.ts';
import { expect, test } from 'vitest';
import { safeRedirect } from '../../../src/domain/redirect.ts';
import { isKnownPath } from '../../../src/domain/paths.ts';

test.each([
  ['/dashboard?tab=events#top', { pathname: '/dashboard', search: '?tab=events', hash: '#top' }],
  ['/legal/../dashboard//', { pathname: '/dashboard//', search: '', hash: '' }],
  // An external link in the query is not a destination.
  [
    '/dashboard?next=//evil.example',
    { pathname: '/dashboard', search: '?next=//evil.example', hash: '' },
  ],
])('after signing in a person may be sent to %j', (target, expected) => {
  expect(safeRedirect(target)).toEqual(expected);
});

test.each([
  undefined,
  ['/dashboard'],
  'dashboard',
  '//evil.example',
  String.raw`/\evil.example`,
  String.raw`/dashboard\..\..\evil`,
  'https://evil.example/dashboard',
  '/.//evil.example',
  '/dashboard\r\nLocation: https://evil.example',
  '/dashboard\u0000',
  '/%2f%2fevil.example',
  '/nowhere',
])('but not to %j', (target) => {
  expect(safeRedirect(target)).toBeUndefined();
});

const parts = [
  // Each of these letters alone.
  ...'/\\.:?#@ é\t\n\r\u0000\u2028\u200b\u202e／＼',
  ...'// .. /./ /../ %2f %2e %5c %09 https: javascript: data: evil.example dashboard'.split(' '),
];
const hostile = fc
  .array(fc.constantFrom(...parts), { maxLength: 8 })
  .map((chosen) => chosen.join(''));
const anyText = fc.string({ unit: 'binary' });

test('whatever the target, a browser that follows it stays on the site', () => {
  const origin = 'https://tallygrove.example';
  fc.assert(
    fc.property(fc.oneof(hostile, anyText, fc.webUrl(), fc.webPath()), (target) => {
      const location = safeRedirect(target);
      if (location === undefined) return;
      const href = location.pathname + location.search + location.hash;
      // As a link, history.pushState and location.assign would read it.
      const url = new URL(href, `${origin}/signin`);
      expect(url.origin).toBe(origin);
      expect(url.pathname).toBe(location.pathname);
      expect(isKnownPath(url.pathname)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
