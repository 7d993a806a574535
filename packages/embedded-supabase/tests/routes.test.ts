import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { call } from '../src/testing/calls.ts';
import { serveForFile } from './hooks.ts';
import { close, listen, send as sendTo } from './server.ts';
import { words } from './support.ts';

/** Hostile paths, sent unchanged. */
const { backend, served } = await serveForFile();

async function send(path: string) {
  const { status, text } = await served.send(path);
  return { status, text };
}

/** Paths of services that do not exist, or that are meant to reach something else through one. */
const NOWHERE = words(String.raw`
  /auth/v1/../../_system/info /auth/v1/%2e%2e/%2E%2e/_system/info /auth/v1/..%2f..%2f_system/info
  /auth/v1/..\..\_system/info /auth/v1/..;/..;/_system/info
  /auth/v1/%252e%252e/%252e%252e/_system/info /auth/v1/verify;x=y /auth/v1/verify%00
  /auth/v1/verify/ /auth/v1//verify /AUTH/v1/verify /auth/v1/%ff /auth/v1/admin/users
  /auth/v1/__proto__ http://evil.example/auth/v1/../../_system/info /rest/v1/
  /rest/v1/rpc/create_profile /rest/v1/%2570rofiles /rest/v1/auth%2fusers /functions/v1/hello
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
  expect({ status, body: JSON.parse(text) as unknown }).toEqual({ status: 404, body });
});

test.for(WITHHELD)('%s is handed out by no server', async (path) => {
  expect(await send(path)).toEqual({ status: 404, text: '{"message":"Not found"}' });
});

test.for(SITE)('%s is the site’s', async (path) => {
  expect(await send(path)).toEqual({ status: 200, text: 'the site' });
});

test.for(words('auth.users users sqlite_master Profiles toString'))(
  'no table %s',
  async (table) => {
    const { status, text } = await send(`/rest/v1/${table}`);
    expect([status, text]).toEqual([404, expect.stringContaining('PGRST205')]);
  },
);

test.for(
  words(`/auth/v1/%75ser /auth/%76%31/user /auth/v1/x/../user /x/../auth/v1/./user
    http://evil.example/auth/v1/user /rest/v1/%70rofiles`),
)('%s, encoded once, gets the same checks as a plain path', async (path) => {
  expect((await send(path)).status).toBe(401);
  expect((await served.send(path, { headers: { apikey: '' } })).text).toContain('No API key');
});

test('without the access check the services refuse requests', async () => {
  const open = createServer((req, res) => backend.handle(req, res, () => res.end('the site')));
  expect((await sendTo(await listen(open), '/__mail')).text).toBe('the site');
  await close(open);
});

test('calls from this process reach the services only, too', async () => {
  for (const path of ['/_system/info', '/storage/v1/bucket', '/', '/static/x']) {
    expect((await call(backend, path)).status).toBe(404);
  }
});
