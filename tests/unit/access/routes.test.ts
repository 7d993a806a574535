import { expect, test } from 'vitest';
import { routeOf } from '../../../scripts/lib/access/routes.ts';

const AUTH = { owner: 'auth', pathname: '/auth/v1' };
const DATA = { owner: 'data', pathname: '/rest/v1' };

test.each([
  ['/auth/v1', '/auth/v1'],
  ['/auth/v1/', '/auth/v1/'],
  ['/auth/v1/verify?token=x/../y#z', '/auth/v1/verify'],
  ['/auth/v1/verify#?', '/auth/v1/verify'],
  ['/auth/v1/%76erify', '/auth/v1/verify'],
  ['/auth/%76%31/a_b-c.d', '/auth/v1/a_b-c.d'],
  ['/auth/v1/x/../verify', '/auth/v1/verify'],
  ['/auth/v1/./verify', '/auth/v1/verify'],
  ['/auth/v1/%2e%2e/v1/verify', '/auth/v1/verify'],
  ['/../../auth/v1/verify', '/auth/v1/verify'],
  ['http://evil.example/auth/v1/verify', '/auth/v1/verify'],
  ['HTTPS://evil.example?x/auth/v1/verify', undefined],
  ['https://evil.example/auth/v1/verify?x', '/auth/v1/verify'],
])('%s is the auth service’s %s', (target, pathname) => {
  expect(routeOf(target)).toEqual(pathname && { owner: 'auth', pathname });
});

test.each([
  ['/rest/v1', '/rest/v1'],
  ['/rest/v1/profiles?select=*', '/rest/v1/profiles'],
  ['/rest/v1/%70rofiles', '/rest/v1/profiles'],
])('%s is the Data API’s %s', (target, pathname) => {
  expect(routeOf(target)).toEqual({ owner: 'data', pathname });
});

test.each([
  ['/__mail', '/__mail'],
  ['/__mail/', '/__mail/'],
  ['/__mail/messages.json?to=x', '/__mail/messages.json'],
  ['/__dev/reset/', '/__dev/reset/'],
  ['/%5f_mail', '/__mail'],
  ['/x/../__mail', '/__mail'],
  ['/__mail;x', '/__'],
  ['//__mail', '//__mail'],
  ['\\__mail', '/__'],
  ['/__%', '/__'],
])('%s is the server’s own %s', (target, pathname) => {
  expect(routeOf(target)).toEqual({ owner: 'own', pathname });
});

test.each([
  '/storage/v1/bucket',
  '/functions/v1',
  '/Realtime/v1/x',
  '//graphql/v1',
  '/x/../storage/v1/bucket',
])('%s is of a service that there is none of', (target) => {
  expect(routeOf(target)).toEqual({ owner: 'none', pathname: '/' });
});

test.each([
  ['/auth/v1/../../_system/info', AUTH],
  ['/auth/v1/..%2f..%2f_system/info', AUTH],
  ['/auth/v1/..\\..\\_system', AUTH],
  ['/auth/v1\\verify', AUTH],
  ['\\auth\\v1\\verify', AUTH],
  ['/auth/v1/%2576erify', AUTH],
  ['/auth/v1/verify;x', AUTH],
  ['/auth/v1/a b', AUTH],
  ['/auth/v1/%', AUTH],
  ['/auth/v1/%ff', AUTH],
  ['/auth/v1;x', AUTH],
  ['/AUTH/V1/verify', AUTH],
  ['//auth/v1/verify', AUTH],
  ['/auth//v1', AUTH],
  ['/auth/v1//x', { owner: 'auth', pathname: '/auth/v1//x' }],
  ['/x/../AUTH/v1/verify', AUTH],
  ['/Rest/v1/x', DATA],
  ['/rest//v1', DATA],
  ['/rest/v1/a;b', DATA],
  ['http://evil.example/auth/v1/a;b', AUTH],
])('%s only seems to be a service’s: there is nothing', (target, route) => {
  expect(routeOf(target)).toEqual(route);
});

test.each([
  '',
  '*',
  '/',
  '/dashboard',
  '/auth',
  '/authors/v1',
  '/auth/v10',
  '/auth/v1-x',
  '/auth/v1x',
  '/rest/v10/x',
  '/restv1',
  '/x/auth/v1',
  '/x%2fauth/v1/verify',
  '/x;/auth/v1',
  '/auth/http://x/v1/verify',
  'ftp://x/auth/v1',
  '/%',
])('%s is the site’s', (target) => {
  expect(routeOf(target)).toBeUndefined();
});
