import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { PRIVATE_HEADERS } from '../src/access/refusal.ts';
import { createPasswordWork, type PasswordWork } from '../src/passwords.ts';
import { call, signIn } from '../src/testing/calls.ts';
import { backendForFile, backendForTest } from './hooks.ts';
import { close, listen, send as sendTo, serve } from './server.ts';
import { flush, KEY, PASSWORD, words } from './support.ts';

const backend = await backendForFile();
const served = await serve(backend);
afterAll(() => served.close());

const send = (path: string, headers = {}) => served.send(path, { headers });

/** Hostile paths, sent unchanged: of services that do not exist, or that are meant to reach something else through one. */
const NOWHERE = words(String.raw`
  /auth/v1/../../_system/info /auth/v1/%2e%2e/%2E%2e/_system/info /auth/v1/..%2f..%2f_system/info
  /auth/v1/..\..\_system/info /auth/v1/..;/..;/_system/info
  /auth/v1/%252e%252e/%252e%252e/_system/info /auth/v1/verify;x=y /auth/v1/verify%00
  /auth/v1/verify/ /auth/v1//verify /AUTH/v1/verify /auth/v1/%ff /auth/v1/admin/users
  /auth/v1/__proto__ http://evil.example/auth/v1/../../_system/info /rest/v1/
  /rest/v1/rpc/create_profile /auth/v1/resend /auth/v1/sso /auth/v1/factors /auth/v1/authorize
  /rest/v1/%2570rofiles /rest/v1/auth%2fusers /functions/v1/hello
  /Storage//v1/bucket /realtime/v1/websocket /__mail/x /__dev/reset/ /%5f_vite_ping`);
const WITHHELD = words(String.raw`
  /.cache/embedded-supabase/data.db.jwt-secret /.env /.env.local /%2eenv /%25252eenv /.env. /.env%20
  /.env%00.js /.env%3Fraw /x%5c.env /.env::$DATA /.env;x /@fs/home/a/.git/config
  /@id/__x00__/home/a/server.key /.npmrc?import&raw /data/accounts.db /data/accounts.db.owner
  /data/accounts.db.aside-20261121T093000Z /data/x.JWT-Secret http://localhost/.cache/x`);
const SITE = words(`
  / /dashboard /_system/info /auth /rest/v10/x /x%2fauth/v1/verify /about?x=.env /.envelope
  /node_modules/.vite/deps/react.js /%ff /keyboard`);

test.for(NOWHERE)('%s leads nowhere', async (path) => {
  const { status, text } = await send(path);
  const message = 'Not part of this server, or of the embedded Supabase';
  const body = { code: 'not_found', error_code: 'not_found', message, msg: message };
  expect([status, JSON.parse(text)]).toEqual([404, body]);
});

test.for(WITHHELD)('%s is handed out by no server', async (path) => {
  expect(await send(path)).toMatchObject({ status: 404, text: '{"message":"Not found"}' });
});

test.for(SITE)('%s is the site’s', async (path) => {
  expect(await send(path)).toMatchObject({ status: 200, text: 'the site' });
});

test('no other tables than those of the schema public', async () => {
  const text = expect.stringContaining('PGRST205') as unknown;
  for (const table of words('auth.users users sqlite_master Profiles toString'))
    expect(await send(`/rest/v1/${table}`)).toMatchObject({ status: 404, text });
});

test.for(
  words(`/auth/v1/%75ser /auth/%76%31/user /auth/v1/x/../user /x/../auth/v1/./user
    http://evil.example/auth/v1/user /rest/v1/%70rofiles`),
)('%s, encoded once, gets the same checks as a plain path', async (path) => {
  expect((await send(path)).status).toBe(401);
  expect((await send(path, { apikey: '' })).text).toContain('No API key');
});

test('without the access check nothing is served, nor by a call from this process', async () => {
  const open = createServer((req, res) => backend.handle(req, res, () => res.end('the site')));
  expect((await sendTo(await listen(open), '/__mail')).text).toBe('the site');
  await close(open);
  for (const path of ['/_system/info', '/storage/v1/bucket', '/', '/static/x'])
    expect((await call(backend, path)).status).toBe(404);
  expect((await call(backend, '/__mail', { peer: '192.168.1.20' })).status).toBe(403);
});

test.for([
  [200, 'GET', '/rest/v1/profiles?select=display_name', undefined],
  [204, 'PATCH', '/rest/v1/profiles?role=eq.student', '{"display_name":"Lena"}'],
  [200, 'GET', '/auth/v1/user', undefined],
  [413, 'POST', '/auth/v1/otp', 'x'.repeat(70_000)],
  [200, 'HEAD', '/__mail', undefined],
] as const)('the answer %i to %s %s is kept by no cache', async ([status, method, path, body]) => {
  const authorization = `Bearer ${await signIn(backend, 'student@example.test')}`;
  const headers = { authorization, 'transfer-encoding': 'chunked' };
  expect(await served.send(path, { method, headers, ...(body && { body }) })).toMatchObject({
    status,
    headers: Object.fromEntries(PRIVATE_HEADERS),
  });
});

test.for([{}, { 'transfer-encoding': 'chunked' }])(
  'a body, with %j, is read to its last byte, and not a byte more',
  async (headers) => {
    const post = (size: number) => {
      const body = `{"email":"${'x'.repeat(size - 12)}"}`;
      return served.send('/auth/v1/otp', { method: 'POST', headers, body });
    };
    expect((await post(64 * 1024)).text).toContain('invalid format');
    const { status, headers: answered } = await post(64 * 1024 + 1);
    expect([status, answered.connection]).toEqual([413, 'close']);
  },
);

test('no caller that disconnects midway causes an error, nor one that a thousand later ones displace', async () => {
  const { port, server, faults } = served;
  const head = `POST /auth/v1/otp HTTP/1.1\r\nhost: localhost\r\napikey: ${KEY}`;
  const callers: Socket[] = [];
  const responses: ServerResponse[] = [];
  for (let index = 0; index <= 1000; index += 1) {
    const caller = connect(port, '127.0.0.1').on('error', () => undefined);
    caller.write(`${head}\r\ncontent-length: 100\r\n\r\n{`);
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    responses.push(response);
    callers.push(caller);
  }
  await expect.poll(() => responses[0]?.closed).toBe(true);
  for (const caller of callers) caller.destroy();
  await expect.poll(() => responses.every(({ closed }) => closed)).toBe(true);
  await flush();
  expect(faults).toEqual([]);
});

test('the work on a caller’s password is told that the caller has disconnected', async () => {
  let work: AbortSignal | undefined;
  const passwords: PasswordWork = {
    ...createPasswordWork(4),
    hash: async (_password, { signal }) => {
      work = signal;
      await once(signal, 'abort');
      throw signal.reason;
    },
  };
  const slowly = await serve(await backendForTest({ passwords }));
  const gone = new AbortController();
  const asked = fetch(`${slowly.base}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: KEY },
    body: JSON.stringify({ email: 'a@example.test', password: PASSWORD }),
    signal: gone.signal,
  });
  await expect.poll(() => work).toBeDefined();
  gone.abort();
  await expect(asked).rejects.toThrow('aborted');
  await expect.poll(() => work?.aborted).toBe(true);
  await flush();
  expect(slowly.faults).toEqual([]);
  await slowly.close();
});
