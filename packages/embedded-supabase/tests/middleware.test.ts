import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { PRIVATE_HEADERS } from '../src/access/refusal.ts';
import { createPasswordWork, type PasswordWork } from '../src/passwords.ts';
import { call, signIn } from '../src/testing/calls.ts';
import { serveForFile } from './hooks.ts';
import { serve } from './server.ts';
import { flush, KEY, PASSWORD, startBackend } from './support.ts';

const { backend, served } = await serveForFile();

test.for([
  [200, 'GET', '/rest/v1/profiles?select=display_name', undefined],
  [204, 'PATCH', '/rest/v1/profiles?role=eq.student', '{"display_name":"Lena"}'],
  [404, 'GET', '/rest/v1/none', undefined],
  [200, 'GET', '/auth/v1/user', undefined],
  [200, 'POST', '/auth/v1/otp', '{"email":"student@example.test"}'],
  [400, 'POST', '/auth/v1/otp', '{"email":"none"}'],
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

test.for([
  ['whole', {}],
  ['in pieces', { 'transfer-encoding': 'chunked' }],
] as const)('a body sent %s is read to its last byte, and not a byte more', async ([, headers]) => {
  const post = (size: number) =>
    served.send('/auth/v1/otp', {
      method: 'POST',
      headers,
      body: `{"email":"${'x'.repeat(size - 12)}"}`,
    });
  expect((await post(64 * 1024)).text).toContain('invalid format');
  const { status, headers: answered } = await post(64 * 1024 + 1);
  expect([status, answered.connection]).toEqual([413, 'close']);
});

test('a caller that disconnects midway causes no error', async () => {
  const { port, server, faults } = served;
  const arrived = once(server, 'request');
  const caller = connect(port, '127.0.0.1');
  caller.write(
    `POST /auth/v1/otp HTTP/1.1\r\nhost: localhost\r\napikey: ${KEY}\r\ncontent-length: 100\r\n\r\n{`,
  );
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse];
  caller.destroy();
  await once(response, 'close');
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
  const slow = await startBackend({ passwords });
  const slowly = await serve(slow);
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
  await slow.close();
});

test('a closed backend cannot read data', async () => {
  const closed = await startBackend();
  const token = await signIn(closed, 'student@example.test');
  const path = '/rest/v1/profiles';
  expect((await call(closed, path, { token })).status).toBe(200);
  await closed.close();
  expect((await call(closed, path, { token })).status).toBe(500);
});
