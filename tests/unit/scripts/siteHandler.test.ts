import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteHandler } from '../../../scripts/lib/siteHandler.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-handler-'));
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

const server = createServer();
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  server.on('request', createSiteHandler(folder));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

/** Sends the path as written; `fetch` would normalise it. */
function ask(pathname: string, method = 'GET', headers = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: pathname, method, headers }, (response) => {
      let text = '';
      response.on('data', (part: Buffer) => (text += part.toString()));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
    })
      .on('error', reject)
      .end();
  });
}

describe('the built site', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/about?from=mail', 'about'],
    ['/%61bout', 'about'],
  ])('%s is a page', async (pathname, text) => {
    expect(await ask(pathname)).toMatchObject({ status: 200, text, headers: { 'x-all': '1' } });
  });

  it.each([
    '/nowhere',
    '/nowhere/',
    '/_headers',
    '/_headers/',
    '/%5fheaders',
    '/%5Fheaders/',
    '//_headers',
    '//dashboard',
    '/x/../_headers',
    '/assets/..%2f_headers',
    '/_redirects',
    '/%',
  ])('%s is not', async (pathname) => {
    expect(await ask(pathname)).toMatchObject({ status: 404, text: 'not here' });
  });

  it('redirects a trailing slash to the page, never to another site', async () => {
    expect(await ask('/about/?a=b')).toMatchObject({
      status: 301,
      headers: { location: '/about?a=b' },
    });
    expect(await ask('//elsewhere.example/')).toMatchObject({ status: 404 });
    expect(await ask('/%2felsewhere.example/')).toMatchObject({ status: 404 });
  });

  it('caches existing files, never a missing one', async () => {
    expect(await ask('/assets/a.js')).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'keep' },
    });
    for (const gone of ['/assets/b.js', '//assets/a.js', '/x/../assets/a.js', '/assets/%2e/a.js'])
      expect(await ask(gone)).toMatchObject({
        status: 404,
        text: 'not here',
        headers: { 'cache-control': 'no-store', 'x-all': '1' },
      });
  });

  it.each([
    ['/nowhere', 404, 'GET'],
    ['/about%0a', 404, 'GET'],
    ['/%0A', 404, 'GET'],
    ['/%', 404, 'GET'],
    ['/about/', 301, 'GET'],
    ['/assets/a.js', 405, 'POST'],
    ['/about%0a', 405, 'DELETE'],
  ])('sends %s with %i what belongs to every answer', async (pathname, status, method) => {
    const answer = await ask(pathname, method);
    expect(answer).toMatchObject({ status, headers: { 'x-all': '1' } });
    expect(answer.headers['cache-control']).toBe(status < 400 ? 'ask' : 'no-store');
  });

  it('forbids caching of the answer to an invalid range', async () => {
    expect(await ask('/assets/a.js', 'GET', { range: 'bytes=9-' })).toMatchObject({
      status: 416,
      headers: { 'cache-control': 'no-store', 'x-all': '1' },
    });
  });

  it.each(['/dashboard', '/dashboard.html', '/%64ashboard'])(
    'sends %s what belongs to its path, however it is written',
    async (pathname) => {
      expect(await ask(pathname)).toMatchObject({ status: 200, headers: { 'x-private': '1' } });
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    expect(await ask('/about', method)).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', 'x-all': '1' },
    });
  });

  it('answers HEAD like GET, without the text', async () => {
    expect(await ask('/about', 'HEAD')).toMatchObject({ status: 200, text: '' });
  });
});
