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

test.each<[string, object]>([
  ['/', page('home')],
  ['/about', page('about')],
  ['/about?from=mail', page('about')],
  ['/%61bout', page('about')],
  // What belongs to a path comes with it, however it is written.
  ...['/dashboard', '/dashboard.html', '/%64ashboard'].map((pathname): [string, object] => [
    pathname,
    { status: 200, text: 'dashboard', headers: { 'x-private': '1' } },
  ]),
  // Existing files are cached, never a missing one.
  ['/assets/a.js', { status: 200, headers: { 'cache-control': 'keep' } }],
  // A trailing slash is redirected to the page, never to another site.
  ['/about/?a=b', { status: 301, headers: { location: '/about?a=b', 'cache-control': 'ask' } }],
])('%s: %j', async (pathname, answer) => {
  expect(await ask(pathname)).toMatchObject(answer);
});

const refused = `/nowhere /% /about%0a /assets/b.js //assets/a.js /x/../assets/a.js //dashboard
  //elsewhere.example/ /_headers /_headers/ /assets/..%2f_headers /_redirects`;

test.each<[at: string, status?: number, method?: string, headers?: object]>([
  ...refused.split(/\s+/u).map((pathname): [string] => [pathname]),
  ['/%2felsewhere.example/'],
  ['/%5fheaders'],
  ['/assets/a.js', 416, 'GET', { range: 'bytes=9-' }],
  ['/about%0a', 405, 'DELETE'],
  ['/about', 405, 'POST'],
  ['/about', 405, 'OPTIONS'],
])(
  '%s is refused, with every answer’s headers, and is not cached',
  async (at, status = 404, ...how) => {
    const answer = await ask(at, ...how);
    const headers = { 'x-all': '1', 'cache-control': 'no-store' };
    expect(answer).toMatchObject({ status, headers });
    expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
    if (status !== 404) return;
    expect([answer.text, answer.headers['content-type']]).toEqual([
      'not here',
      'text/html; charset=utf-8',
    ]);
  },
);

test('HEAD is answered like GET, without the text', async () => {
  expect(await ask('/about', 'HEAD')).toMatchObject({ status: 200, text: '' });
});
