import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../scripts/lib/listen.ts';

let server: Server;
afterEach(() => once(server.close(), 'close'));

const port = () => (server.address() as AddressInfo).port;
const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

async function bodyAt(host: string): Promise<string> {
  return fetch(`http://${host}:${port()}/`).then(
    (response) => response.text(),
    () => 'nobody there',
  );
}

test.for([
  [undefined, 'nobody there'],
  ['', 'nobody there'],
  ['0.0.0.0', 'here'],
])('with HOST as %j, other machines read: %s', async ([host, read]) => {
  server = await listen((_, response) => response.end('here'), 0, host);
  expect(await bodyAt('localhost')).toBe('here');
  expect(await Promise.all(outside.map(bodyAt))).toEqual(outside.map(() => read));
});

test('slow requests time out, and a taken port is refused', async () => {
  server = await listen((_, response) => response.end('here'), 0);
  const { headersTimeout, requestTimeout } = server;
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
  const code = 'EADDRINUSE';
  await expect(listen(() => undefined, port())).rejects.toMatchObject({ code });
});
