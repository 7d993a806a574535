import bcrypt from 'bcryptjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { exchange, linkTo, ORIGIN, startBackend } from './backend.ts';

/** What takes the time is counted, and not the time: the hashing of passwords, all at one cost. */
let backend: EmbeddedSupabase;
beforeAll(async () => {
  backend = await startBackend(() => time);
});
afterAll(() => backend.close());

let time = new Date('2026-11-20T09:00:00.000Z');
const KNOWN = 'known@example.test';
const PENDING = 'pending@example.test';
const PASSWORDLESS = 'student@tallygrove.test';
const UNKNOWN = 'unknown@example.test';
const PASSWORD = 'plenty-of-acorns';

function post(path: string, body: unknown): Promise<Response> {
  return backend.fetch(
    new Request(`${ORIGIN}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: 'sb_publishable_tallygrove_embedded' },
      body: JSON.stringify(body),
    }),
    '127.0.0.1',
  );
}

beforeEach(async () => {
  await backend.reset();
  await post('signup', { email: KNOWN, password: PASSWORD });
  await exchange(backend, linkTo(backend, KNOWN));
  await post('signup', { email: PENDING, password: PASSWORD });
  time = new Date(time.getTime() + 60_000);
  // The decoy is made once, with the first that needs it.
  await post('token?grant_type=password', { email: UNKNOWN, password: PASSWORD });
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The answer, and the passwords hashed for it: how many, and at which cost. */
async function workOf(path: string, body: unknown) {
  // What is no whole hash is not even compared.
  const cost = (hash: string) => (hash.length === 60 ? Number(hash.split('$')[2]) : 0);
  const hash = vi.spyOn(bcrypt, 'hash');
  const compare = vi.spyOn(bcrypt, 'compare');
  const response = await post(path, body);
  const costs = [
    ...hash.mock.calls.map(([, salt]) => Number(salt)),
    ...compare.mock.calls.map(([, kept]) => cost(kept)),
  ];
  vi.restoreAllMocks();
  return {
    status: response.status,
    headers: [...response.headers.keys()],
    body: await response.text(),
    costs,
  };
}

describe('the same work and the same answer, whoever is asked for', () => {
  test('a wrong password', async () => {
    const results = [];
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      results.push(await workOf('token?grant_type=password', { email, password: 'wrong-one' }));
    }
    const [first, ...others] = results;
    expect(first).toMatchObject({ status: 400, costs: [4] });
    expect(first?.body).toContain('invalid_credentials');
    expect(others).toEqual([first, first, first]);
  });

  test('only the right password of an address hears that it is not confirmed', async () => {
    const right = await workOf('token?grant_type=password', { email: PENDING, password: PASSWORD });
    expect(right.body).toContain('email_not_confirmed');
  });

  test('the right password, which is checked once', async () => {
    const right = await workOf('token?grant_type=password', { email: KNOWN, password: PASSWORD });
    expect(right).toMatchObject({ status: 200, costs: [4] });
  });

  test('a link that makes no account', async () => {
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      expect((await workOf('otp', { email, create_user: false })).costs).toEqual([4]);
    }
  });

  test.for([
    { path: 'signup', body: { password: PASSWORD } },
    { path: 'otp', body: { create_user: true } },
    { path: 'magiclink', body: {} },
    { path: 'recover', body: {} },
    { path: 'resend', body: { type: 'signup' } },
  ])('$path', async ({ path, body }) => {
    const results = [];
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      const { status, headers, costs } = await workOf(path, { ...body, email });
      results.push({ status, headers, costs });
    }
    const [first, ...others] = results;
    expect(first).toMatchObject({ status: 200, costs: [4] });
    expect(others).toEqual([first, first, first]);
  });
});
