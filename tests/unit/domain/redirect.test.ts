import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import { safeRedirect } from '../../../src/domain/redirect.ts';
import { isKnownPath } from '../../../src/domain/paths.ts';

describe('where a person may be sent after signing in', () => {
  test.each([
    ['/dashboard', { pathname: '/dashboard', search: '', hash: '' }],
    ['/dashboard?tab=events#top', { pathname: '/dashboard', search: '?tab=events', hash: '#top' }],
    ['/curriculum/k-2', { pathname: '/curriculum/k-2', search: '', hash: '' }],
    ['/legal/../dashboard', { pathname: '/dashboard', search: '', hash: '' }],
    ['/dashboard//', { pathname: '/dashboard//', search: '', hash: '' }],
    // An external link in the query is not a destination.
    [
      '/dashboard?next=//evil.example',
      { pathname: '/dashboard', search: '?next=//evil.example', hash: '' },
    ],
  ])('%j passes', (target, expected) => {
    expect(safeRedirect(target)).toEqual(expected);
  });

  test.each([
    undefined,
    null,
    ['/dashboard'],
    '',
    'dashboard',
    '//evil.example',
    String.raw`/\evil.example`,
    String.raw`\\evil.example`,
    String.raw`/dashboard\..\..\evil`,
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    '/.//evil.example',
    '/dashboard/..//evil.example',
    '/dashboard\r\nLocation: https://evil.example',
    '/dashboard\u0000',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/dashboard/%2e%2e/%2e%2e/evil',
    '/nowhere',
    '/／evil.example',
    '/@evil.example',
    '／dashboard',
  ])('%j does not', (target) => {
    expect(safeRedirect(target)).toBeUndefined();
  });
});

const parts = [
  // Each of these letters alone.
  ...'/\\.:?#@ é\t\n\r\u0000\u2028\u200b\u202e／＼',
  '//',
  '..',
  '/./',
  '/../',
  '%2f',
  '%2e',
  '%5c',
  '%09',
  'https:',
  'javascript:',
  'data:',
  'evil.example',
  'dashboard',
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
