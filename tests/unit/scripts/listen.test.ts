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

const answersAt = (host: string) => fetch(`http://${host}:${port()}/`).then(Boolean, () => false);

test.for([
  [undefined, false],
  ['', false],
  ['0.0.0.0', true],
] as const)('with HOST as %j, other machines are answered: %j', async ([host, isAnswered]) => {
  server = await listen((_, response) => response.end(), 0, host);
  expect(await answersAt('localhost')).toBe(true);
  expect(await Promise.all(outside.map(answersAt))).toEqual(outside.map(() => isAnswered));
});

test('slow requests time out, and a taken port is refused', async () => {
  server = await listen(() => undefined, 0);
  expect(server).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
  await expect(listen(() => undefined, port())).rejects.toThrow('EADDRINUSE');
});
