import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { call, linkTo, openLink, partsOf } from '../src/testing/calls.ts';
import { follow, KEY, olderForm, ORIGIN, startBackend } from './support.ts';

const STUDENT = 'student@example.test';

let time = new Date('2026-11-20T09:00:00.000Z');
let backend: EmbeddedSupabase;

beforeAll(async () => {
  backend = await startBackend({ now: () => time });
});
afterAll(() => backend.close());
beforeEach(() => backend.reset());

async function mailedToken(email = STUDENT): Promise<string> {
  await call(backend, '/auth/v1/otp', { method: 'POST', body: { email } });
  return partsOf(linkTo(backend, email)).token;
}

const post = (body: unknown, peer = '127.0.0.1') =>
  call(backend, '/auth/v1/verify', { method: 'POST', body, peer });
const open = (query: string, peer = '127.0.0.1') =>
  call(backend, `/auth/v1/verify?${query}`, { apikey: null, peer });

/** Returns the stored hash of a link's token. */
const hashOf = (link: string) =>
  createHash('sha256')
    .update('embedded-supabase mailed token\0')
    .update(partsOf(link).token)
    .digest('hex');

describe('a mailed token', () => {
  test('is 256 random bits, different each time', async () => {
    const tokens = [];
    for (let count = 0; count < 5; count += 1) tokens.push(await mailedToken());
    expect(new Set(tokens).size).toBe(5);
    expect(tokens.map((token) => Buffer.from(token, 'base64url').length)).toEqual([
      32, 32, 32, 32, 32,
    ]);
  });

  test.for([
    { type: 'magiclink', status: 200 },
    { type: 'email', status: 200 },
    { type: 'recovery', status: 200 },
    { type: 'signup', status: 403 },
    { type: 'email_change', status: 403 },
    { type: 'invite', status: 400 },
    { type: 'constructor', status: 400 },
    { type: '__proto__', status: 400 },
    { type: ['magiclink'], status: 400 },
    { type: undefined, status: 400 },
  ])('of a sign-in mail, sent as $type, answers $status', async ({ type, status }) => {
    expect((await post({ type, token_hash: await mailedToken() })).status).toBe(status);
  });

  test.for([
    '',
    'type=magiclink',
    'token=abc',
    'type=magiclink&token=abc',
    ...['__proto__', 'constructor', 'toString', 'invite', ''].map((type) => `type=${type}&token=*`),
  ])('in an invalid link (%s) redirects to the dashboard with the error', async (query) => {
    expect(await open(query.replace('*', await mailedToken()))).toMatchObject({
      status: 303,
      location: expect.stringMatching(
        /\/dashboard#error=access_denied&.+description=\w/u,
      ) as unknown,
    });
  });

  test('is stored as a hash; it and its use survive a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
    const dataFile = join(folder, 'data.db');
    const start = () => startBackend({ dataFile });
    try {
      const before = await start();
      await call(before, '/auth/v1/otp', { method: 'POST', body: { email: STUDENT } });
      const link = linkTo(before, STUDENT);
      await call(before, '/auth/v1/otp', { method: 'POST', body: { email: STUDENT } });
      const other = linkTo(before, STUDENT);
      expect((await openLink(before, link)).status).toBe(200);
      await before.close();
      const database = new DatabaseSync(dataFile);
      const kept = database.prepare('select hash from "auth.mailed_tokens" order by sent_at').all();
      database.close();
      expect(kept).toEqual([{ hash: hashOf(link) }, { hash: hashOf(other) }]);
      const after = await start();
      // The stored hash itself does not sign in.
      expect((await openLink(after, `/#token_hash=${hashOf(other)}&type=magiclink`)).status).toBe(
        403,
      );
      expect((await openLink(after, link)).status).toBe(403);
      expect((await openLink(after, other)).status).toBe(200);
      await after.close();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('sent three times at once signs in once', async () => {
    const token = await mailedToken();
    const answers = await Promise.all(
      [1, 2, 3].map(() => post({ type: 'magiclink', token_hash: token })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });
});

describe('guessing', () => {
  const wrongToken = (index: number) => Buffer.alloc(32, index).toString('base64url');
  const TOO_MANY = {
    status: 429,
    body: { code: 429, error_code: 'over_request_rate_limit', msg: 'Request rate limit reached' },
  };

  test('six digits with an address never sign in, and are limited after thirty attempts', async () => {
    await mailedToken();
    const answers = [];
    for (let code = 0; code < 35; code += 1) {
      const body = { type: 'email', email: STUDENT, token: String(code).padStart(6, '0') };
      answers.push((await post(body)).status);
    }
    expect(answers).toEqual([...Array<number>(30).fill(403), ...Array<number>(5).fill(429)]);
  });

  test('after thirty attempts from one machine a wrong token has to wait, and the right one signs in', async () => {
    const token = await mailedToken();
    for (let index = 0; index < 30; index += 1) {
      expect((await post({ type: 'magiclink', token_hash: wrongToken(index) })).status).toBe(403);
    }
    expect(await post({ type: 'magiclink', token_hash: wrongToken(31) })).toMatchObject(TOO_MANY);
    expect((await post({ type: 'magiclink', token_hash: wrongToken(31) }, '10.0.0.9')).status).toBe(
      403,
    );
    expect((await post({ type: 'magiclink', token_hash: token })).status).toBe(200);
  });

  test('by GET is not counted, because any page can make its visitors send one', async () => {
    const token = await mailedToken();
    for (let index = 0; index < 31; index += 1) {
      const answer = await open(`type=magiclink&token=${wrongToken(index)}`);
      expect([answer.status, answer.location]).toEqual([
        303,
        `${ORIGIN}/dashboard#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired`,
      ]);
    }
    expect((await post({ type: 'magiclink', token_hash: wrongToken(99) })).status).toBe(403);
    expect((await post({ type: 'magiclink', token_hash: token })).status).toBe(200);
  });

  test('the response contains the time to wait, after which another attempt is checked', async () => {
    for (let index = 0; index < 30; index += 1) {
      await post({ type: 'magiclink', token_hash: wrongToken(index) });
    }
    time = new Date(time.getTime() + 100_000);
    const request = () =>
      new Request(`${ORIGIN}/auth/v1/verify`, {
        method: 'POST',
        headers: { apikey: KEY },
        body: JSON.stringify({ type: 'magiclink', token_hash: wrongToken(0) }),
      });
    const response = await backend.fetch(request(), '127.0.0.1');
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect(wait).toBe(200);
    time = new Date(time.getTime() + (wait - 1) * 1000);
    expect((await backend.fetch(request(), '127.0.0.1')).status).toBe(429);
    time = new Date(time.getTime() + 1000);
    expect((await backend.fetch(request(), '127.0.0.1')).status).toBe(403);
  });

  test('valid links are not counted', async () => {
    for (let count = 0; count < 35; count += 1) {
      expect((await post({ type: 'magiclink', token_hash: await mailedToken() })).status).toBe(200);
    }
  });
});

describe('a mail scanner', () => {
  test.for(['HEAD', 'GET', 'OPTIONS'])(
    '%s on every address of the mail spends nothing',
    async (method) => {
      const token = await mailedToken();
      const link = linkTo(backend, STUDENT);
      // Clients send the URL without its fragment.
      await call(backend, link.split('#')[0] ?? '', { method, apikey: null });
      // HEAD resolves a link of the older form.
      const older = olderForm(link);
      if (method === 'HEAD') {
        expect(await call(backend, older, { method, apikey: null })).toMatchObject({ status: 200 });
      }
      expect((await post({ type: 'magiclink', token_hash: token })).status).toBe(200);
      expect((await follow(backend, older)).fragment).toMatchObject({ error_code: 'otp_expired' });
    },
  );
});
