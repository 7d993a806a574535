import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/embedded-supabase/config.ts';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { EMBEDDED_SERVICES } from '../../scripts/lib/access/endpoints.ts';
import { createDoor } from '../../scripts/lib/access/middleware.ts';
import { call, signIn, startBackend } from './backend.ts';

/** The backend behind a real HTTP server, as the development and preview servers carry it. */
let backend: EmbeddedSupabase;
let server: Server;
let base: string;
let faults: unknown[];

beforeEach(() => {
  faults = [];
});
beforeAll(async () => {
  backend = await startBackend();
  const door = createDoor({ services: EMBEDDED_SERVICES, key: EMBEDDED_PUBLISHABLE_KEY });
  const handle: typeof backend.handle = (req, res, next) =>
    door(req, res, () => backend.handle(req, res, next));
  server = createServer((req, res) => {
    handle(req, res, (error) => {
      if (error !== undefined) faults.push(error);
      res.statusCode = error === undefined ? 200 : 500;
      res.end(error === undefined ? 'the site' : 'a fault');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await backend.close();
});

test.for(['/', '/dashboard', '/auth', '/authors', '/rest'])('%s is the site’s', async (path) => {
  expect(await (await fetch(base + path)).text()).toBe('the site');
});

test('a call with a body is answered as sent', async () => {
  const response = await fetch(`${base}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'parent@tallygrove.test' }),
  });
  expect({ status: response.status, body: await response.text() }).toEqual({
    status: 200,
    body: '{}',
  });
  expect(backend.mailbox.list('parent@tallygrove.test')).toHaveLength(1);
});

test('a keyless call from this machine is refused', async () => {
  expect((await fetch(`${base}/rest/v1/profiles`)).status).toBe(401);
});

test('the mailbox answers HEAD and GET, with nothing allowed to run', async () => {
  const head = await fetch(`${base}/__mail`, { method: 'HEAD' });
  expect({ status: head.status, body: await head.text() }).toEqual({ status: 200, body: '' });
  const policy = (await fetch(`${base}/__mail`)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri 'none';/u);
});

test('a body that is too long is refused before it is read, and the rest of it not waited for', async () => {
  const response = await fetch(`${base}/auth/v1/otp`, {
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
    body: 'x'.repeat(1024 * 1024 + 1),
  });
  expect({ status: response.status, connection: response.headers.get('connection') }).toEqual({
    status: 413,
    connection: 'close',
  });
});

test('that a caller went away in the middle is the server’s to handle', async () => {
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, 'request');
  const caller = connect(port, '127.0.0.1');
  caller.write(
    `POST /auth/v1/otp HTTP/1.1\r\nhost: localhost\r\napikey: ${EMBEDDED_PUBLISHABLE_KEY}\r\ncontent-length: 100\r\n\r\n{`,
  );
  await arrived;
  caller.destroy();
  await vi.waitFor(() => expect(faults).toEqual([expect.objectContaining({ code: 'ECONNRESET' })]));
});

test('once closed, it has no data any more', async () => {
  const closed = await startBackend();
  const token = await signIn(closed, 'student@tallygrove.test');
  const path = '/rest/v1/profiles';
  expect((await call(closed, path, { token })).status).toBe(200);
  await closed.close();
  expect((await call(closed, path, { token })).status).toBe(500);
});
