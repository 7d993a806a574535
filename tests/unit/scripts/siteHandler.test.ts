import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { send } from '../../../packages/embedded-supabase/tests/server.ts';
import { listen } from '../../../scripts/lib/listen.ts';
import { createSiteHandler } from '../../../scripts/lib/siteHandler.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder(afterAll);
const files: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about',
  'dashboard.html': 'dashboard',
  '404.html': 'not here',
  'assets/a.js': 'a',
  _headers:
    '/*\n  Cache-Control: ask\n  X-All: 1\n/dashboard*\n  X-Private: 1\n' +
    '/assets/*\n  ! Cache-Control\n  Cache-Control: no-store\n' +
    '/assets/a.js\n  ! Cache-Control\n  Cache-Control: keep\n',
  _redirects: '# slashes\n/about/ /about 301\n',
};

mkdirSync(path.join(folder, 'assets'));
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
const server = await listen(createSiteHandler(folder), 0, '127.0.0.1');
afterAll(() => void server.close());

const { port } = server.address() as AddressInfo;
const ask = (pathname: string, method = 'GET', headers = {}) =>
  send(port, pathname, { method, headers });

const page = (text: string) => ({ status: 200, text, headers: { 'x-all': '1' } });
const missing = { status: 404, text: 'not here', headers: { 'cache-control': 'no-store' } };
const privately = { status: 200, text: 'dashboard', headers: { 'x-private': '1' } };

test.each<[string, object]>([
  ['/', page('home')],
  ['/about', page('about')],
  ['/about?from=mail', page('about')],
  ['/%61bout', page('about')],
  // What belongs to a path comes with it, however it is written.
  ['/dashboard', privately],
  ['/dashboard.html', privately],
  ['/%64ashboard', privately],
  // Existing files are cached, never a missing one.
  ['/assets/a.js', { status: 200, headers: { 'cache-control': 'keep' } }],
  ['/assets/b.js', missing],
  ['//assets/a.js', missing],
  ['/x/../assets/a.js', missing],
  // A trailing slash is redirected to the page, never to another site.
  ['/about/?a=b', { status: 301, headers: { location: '/about?a=b', 'cache-control': 'ask' } }],
  ['//elsewhere.example/', missing],
  ['/%2felsewhere.example/', missing],
  ...[
    '/nowhere',
    '/_headers',
    '/_headers/',
    '/%5fheaders',
    '//dashboard',
    '/assets/..%2f_headers',
    '/_redirects',
    '/about%0a',
    '/%',
  ].map((pathname): [string, object] => [pathname, missing]),
])('%s: %j', async (pathname, answer) => {
  expect(await ask(pathname)).toMatchObject(answer);
});

test.each<[at: string, status: number, method: string, headers: object]>([
  ['/nowhere', 404, 'GET', {}],
  ['/%', 404, 'GET', {}],
  ['/assets/a.js', 416, 'GET', { range: 'bytes=9-' }],
  ['/about%0a', 405, 'DELETE', {}],
  ['/about', 405, 'POST', {}],
  ['/about', 405, 'OPTIONS', {}],
])(
  '%s with %i, by %s, has every answer’s headers and is not cached',
  async (at, status, ...how) => {
    const answer = await ask(at, ...how);
    const headers = { 'x-all': '1', 'cache-control': 'no-store' };
    expect(answer).toMatchObject({ status, headers });
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  },
);

test('HEAD is answered like GET, without the text', async () => {
  expect(await ask('/about', 'HEAD')).toMatchObject({ status: 200, text: '' });
});
