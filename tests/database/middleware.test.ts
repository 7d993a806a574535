import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/embedded-supabase/config.ts';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../scripts/embedded-supabase/embedded-supabase.ts';
import type { PasswordTask } from '../../scripts/embedded-supabase/password-thread.ts';
import { createPasswordWork } from '../../scripts/embedded-supabase/password-work.ts';
import { EMBEDDED_SERVICES } from '../../scripts/lib/access/endpoints.ts';
import { createDoor } from '../../scripts/lib/access/middleware.ts';
import { flush } from '../support/flush.ts';
import { call, ORIGIN, signIn, startBackend } from './backend.ts';

/** The backend behind a real HTTP server, as the development and preview servers carry it. */
let backend: EmbeddedSupabase;
let server: Server;
let base: string;
let faults: unknown[];

beforeEach(() => {
  faults = [];
});
const door = createDoor({ services: EMBEDDED_SERVICES, key: EMBEDDED_PUBLISHABLE_KEY });
function behindDoor(behind: EmbeddedSupabase): EmbeddedSupabase['handle'] {
  return (req, res, next) => door(req, res, () => behind.handle(req, res, next));
}
beforeAll(async () => {
  backend = await startBackend();
  const handle = behindDoor(backend);
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
    body: 'x'.repeat(64 * 1024 + 1),
  });
  expect({ status: response.status, connection: response.headers.get('connection') }).toEqual({
    status: 413,
    connection: 'close',
  });
});

test('a caller that goes away in the middle is no fault', async () => {
  const { port } = server.address() as AddressInfo;
  const arrived = once(server, 'request');
  const caller = connect(port, '127.0.0.1');
  caller.write(
    `POST /auth/v1/otp HTTP/1.1\r\nhost: localhost\r\napikey: ${EMBEDDED_PUBLISHABLE_KEY}\r\ncontent-length: 100\r\n\r\n{`,
  );
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  caller.destroy();
  await once(response, 'close');
  await flush();
  expect(faults).toEqual([]);
});

test('the password of a caller that goes away is not checked', async () => {
  const asked: string[] = [];
  let finish: () => void = () => undefined;
  const thread = {
    ask: (task: PasswordTask) => {
      asked.push(task.password);
      return new Promise<string>((resolve) => (finish = () => resolve('')));
    },
    close: async () => undefined,
  };
  const slow = await createEmbeddedSupabase({
    origin: ORIGIN,
    passwords: createPasswordWork({ cost: 4, threads: [thread] }),
  });
  const handle = behindDoor(slow);
  const at = createServer((req, res) => handle(req, res, (error) => faults.push(error)));
  await new Promise<void>((resolve) => at.listen(0, '127.0.0.1', resolve));
  const { port } = at.address() as AddressInfo;
  const signUp = (name: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${port}/auth/v1/signup`, {
      method: 'POST',
      headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
      body: JSON.stringify({ email: `${name}@example.test`, password: `password of ${name}` }),
      ...(signal ? { signal } : {}),
    });
  const first = signUp('first');
  await vi.waitFor(() => expect(asked).toEqual(['password of first']));
  const gone = new AbortController();
  const second = signUp('second', gone.signal);
  const [, response] = (await once(at, 'request')) as [IncomingMessage, ServerResponse];
  const closed = once(response, 'close');
  gone.abort();
  await expect(second).rejects.toThrow('aborted');
  await closed;
  const third = signUp('third');
  await once(at, 'request');
  finish();
  expect((await first).status).toBe(200);
  await vi.waitFor(() => expect(asked).toEqual(['password of first', 'password of third']));
  finish();
  expect((await third).status).toBe(200);
  expect(faults).toEqual([]);
  at.closeAllConnections();
  await new Promise((resolve) => at.close(resolve));
  await slow.close();
});

test('once closed, it has no data any more', async () => {
  const closed = await startBackend();
  const token = await signIn(closed, 'student@tallygrove.test');
  const path = '/rest/v1/profiles';
  expect((await call(closed, path, { token })).status).toBe(200);
  await closed.close();
  expect((await call(closed, path, { token })).status).toBe(500);
});
