import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../../scripts/lib/listen.ts';

let servers: readonly Server[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
});

const addresses = () => servers.map((server) => server.address() as AddressInfo);
const outside = Object.values(networkInterfaces())
  .flatMap((list) => list ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address);

async function bodyAt(host: string): Promise<string> {
  const port = addresses()[0]?.port;
  return fetch(`http://${host}:${port}/`).then(
    (response) => response.text(),
    () => 'nobody there',
  );
}

test.for([undefined, ''])(
  'HOST as %j: on this machine, at both of its addresses, and nowhere else',
  async (host) => {
    servers = await listen((_, response) => response.end('here'), 0, host);
    const hosts = addresses().map(({ address }) => address);
    expect(['127.0.0.1,::1', '127.0.0.1']).toContain(hosts.join());
    expect(new Set(addresses().map(({ port }) => port)).size).toBe(1);
    expect(await bodyAt('127.0.0.1')).toBe('here');
    expect(await Promise.all(outside.map(bodyAt))).toEqual(outside.map(() => 'nobody there'));
  },
);

test('HOST widens it', async () => {
  servers = await listen((_, response) => response.end('here'), 0, '0.0.0.0');
  expect(await Promise.all(outside.map(bodyAt))).toEqual(outside.map(() => 'here'));
});

test('slow requests time out, and a taken port is refused', async () => {
  servers = await listen((_, response) => response.end('here'), 0);
  for (const { headersTimeout, requestTimeout } of servers) {
    expect([headersTimeout, requestTimeout]).toEqual([10_000, 20_000]);
  }
  const code = 'EADDRINUSE';
  await expect(listen(() => undefined, addresses()[0]?.port ?? 0)).rejects.toMatchObject({ code });
});
