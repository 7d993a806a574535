import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { linkTo, openLink, partsOf } from '../src/testing/calls.ts';
import { serve } from './server.ts';
import { KEY, PASSWORD, startBackend } from './support.ts';

/** A hundred requests a second for one address, over the wire, while its owner wants to sign in. */
const OWNER = 'owner@example.test';
const agent = new Agent({ keepAlive: true });
let backend: EmbeddedSupabase;
let served: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  backend = await startBackend({ mailsAreFree: false });
  served = await serve(backend);
});
afterAll(async () => {
  agent.destroy();
  await served.close();
  await backend.close();
});

/** Sends a call from one of this machine's addresses, and reads the answer. */
async function post(localAddress: string, path: string, body: object) {
  const sent = request({
    agent,
    host: '127.0.0.1',
    port: served.port,
    localAddress,
    path: `/auth/v1/${path}`,
    method: 'POST',
    headers: { apikey: KEY, 'content-type': 'application/json' },
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
    await openLink(backend, linkTo(backend, OWNER));

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
