import { once } from 'node:events';
import {
  Agent,
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_PUBLISHABLE_KEY } from '../../scripts/embedded-supabase/config.ts';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { EMBEDDED_SERVICES } from '../../scripts/lib/access/endpoints.ts';
import { createDoor } from '../../scripts/lib/access/middleware.ts';
import { exchange, linkTo, partsOf, PASSWORD, startBackend } from './backend.ts';

/** A hundred requests a second for one address, over the wire, while its owner wants to sign in. */
const OWNER = 'owner@example.test';
const agent = new Agent({ keepAlive: true });
let backend: EmbeddedSupabase;
let server: Server;

beforeAll(async () => {
  backend = await startBackend({ mailsAreFree: false });
  const door = createDoor({ services: EMBEDDED_SERVICES, key: EMBEDDED_PUBLISHABLE_KEY });
  const missing = (res: ServerResponse) => () => res.writeHead(404).end();
  server = createServer((req, res) => door(req, res, () => backend.handle(req, res, missing(res))));
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(async () => {
  agent.destroy();
  server.closeAllConnections();
  server.close();
  await backend.close();
});

/** Sends a call from one of this machine's addresses, and reads the answer. */
async function post(localAddress: string, path: string, body: object) {
  const { port } = server.address() as AddressInfo;
  const sent = request({
    agent,
    host: '127.0.0.1',
    port,
    localAddress,
    path: `/auth/v1/${path}`,
    method: 'POST',
    headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, 'content-type': 'application/json' },
  });
  sent.end(JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode, body: JSON.parse(text) as { access_token?: string } };
}

const ATTACKS = [
  () => ({ path: 'otp', body: { email: OWNER } }),
  () => ({ path: 'signup', body: { email: OWNER, password: 'the stranger’s password' } }),
  (index: number) => ({
    path: 'token?grant_type=password',
    body: { email: OWNER, password: `guess ${index}` },
  }),
  () => ({ path: 'resend', body: { email: OWNER, type: 'signup' } }),
  (index: number) => ({
    path: 'verify',
    body: { type: 'magiclink', token_hash: `guess ${index}` },
  }),
];

/** Tries until it works. @returns milliseconds that have gone until then. */
async function until(works: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await works())) await wait(100);
  return performance.now() - start;
}

test.for([
  { where: 'elsewhere', owner: '127.0.0.1', stranger: '127.0.0.2' },
  { where: 'behind the same address', owner: '127.0.0.1', stranger: '127.0.0.1' },
])(
  'a stranger $where keeps the owner neither from a link nor from the password',
  async ({ owner, stranger }) => {
    await backend.reset();
    await post('127.0.0.3', 'signup', { email: OWNER, password: PASSWORD });
    await exchange(backend, linkTo(backend, OWNER));

    const statuses = new Set<number | undefined>();
    const underWay: Promise<void>[] = [];
    let index = 0;
    const hammer = setInterval(() => {
      for (let burst = 0; burst < 5; burst += 1) {
        const { path, body } = ATTACKS[index % ATTACKS.length]?.(index) ?? { path: '', body: {} };
        index += 1;
        underWay.push(post(stranger, path, body).then(({ status }) => void statuses.add(status)));
      }
    }, 50);
    try {
      await wait(1000);
      const byPassword = await until(async () => {
        const attempt = { email: OWNER, password: PASSWORD };
        return (await post(owner, 'token?grant_type=password', attempt)).status === 200;
      });
      const byLink = await until(async () => {
        await post(owner, 'otp', { email: OWNER });
        const { token, type } = partsOf(linkTo(backend, OWNER));
        const { body } = await post(owner, 'verify', { type, token_hash: token });
        return body.access_token !== undefined;
      });
      expect(Math.max(byPassword, byLink)).toBeLessThan(5000);
    } finally {
      clearInterval(hammer);
      await Promise.all(underWay);
    }
    // Refused, and nothing that it could break.
    expect([...statuses].filter((status) => ![200, 400, 403, 429].includes(status ?? 0))).toEqual(
      [],
    );
    expect(backend.mailbox.list(OWNER).length).toBeLessThanOrEqual(3);
  },
);
