import bcrypt from 'bcryptjs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { createPasswordThread, type PasswordTask } from '../src/password-thread.ts';
import { createPasswordWork } from '../src/password-work.ts';
import { call, linkTo, openLink } from '../src/testing/calls.ts';
import { KEY, ORIGIN, PASSWORD, startBackend } from './support.ts';

/** Measures work by counting password hashes and their cost, because durations vary. */
const COST = 5;
const tasks: PasswordTask[] = [];
let backend: EmbeddedSupabase;
beforeAll(async () => {
  const thread = createPasswordThread();
  backend = await startBackend({
    mailsAreFree: false,
    now: () => time,
    passwords: createPasswordWork({
      cost: COST,
      threads: [
        {
          ...thread,
          ask(task) {
            tasks.push(task);
            return thread.ask(task);
          },
        },
      ],
    }),
  });
});
afterAll(() => backend.close());

let time = new Date('2026-11-20T09:00:00.000Z');
const KNOWN = 'known@example.test';
const PENDING = 'pending@example.test';
const PASSWORDLESS = 'student@example.test';
const UNKNOWN = 'unknown@example.test';

function post(path: string, body: unknown): Promise<Response> {
  return backend.fetch(
    new Request(`${ORIGIN}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: KEY },
      body: JSON.stringify(body),
    }),
    '127.0.0.1',
  );
}

beforeEach(async () => {
  await backend.reset();
  await post('signup', { email: KNOWN, password: PASSWORD });
  await openLink(backend, linkTo(backend, KNOWN));
  await post('signup', { email: PENDING, password: PASSWORD });
  time = new Date(time.getTime() + 60_000);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const costOf = (task: PasswordTask) =>
  task.kind === 'hash' ? task.cost : Number(task.hash.split('$')[2]);

/**
 * Returns the answer and the cost of each password hashed for it, none of them on the main thread.
 */
async function workOf(path: string, body: unknown) {
  tasks.length = 0;
  const hash = vi.spyOn(bcrypt, 'hash');
  const compare = vi.spyOn(bcrypt, 'compare');
  const response = await post(path, body);
  expect(hash).not.toHaveBeenCalled();
  expect(compare).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  return {
    status: response.status,
    headers: [...response.headers.keys()],
    body: await response.text(),
    costs: tasks.map(costOf),
  };
}

describe('the same work and the same answer for any address', () => {
  test('a wrong password', async () => {
    const results = [];
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      results.push(await workOf('token?grant_type=password', { email, password: 'wrong-one' }));
    }
    const [first, ...others] = results;
    expect(first).toMatchObject({ status: 400, costs: [COST] });
    expect(first?.body).toContain('invalid_credentials');
    expect(others).toEqual([first, first, first]);
  });

  test('a password of an unconfirmed address, right or wrong', async () => {
    const wrong = await workOf('token?grant_type=password', { email: KNOWN, password: 'a guess' });
    const right = await workOf('token?grant_type=password', { email: PENDING, password: PASSWORD });
    expect(right).toEqual(wrong);
    await openLink(backend, linkTo(backend, PENDING));
    const confirmed = { email: PENDING, password: PASSWORD };
    expect((await workOf('token?grant_type=password', confirmed)).status).toBe(200);
  });

  test('the right password is compared once', async () => {
    const right = await workOf('token?grant_type=password', { email: KNOWN, password: PASSWORD });
    expect(right).toMatchObject({ status: 200, costs: [COST] });
  });

  test('a wrong password that was sent before is not compared again', async () => {
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      const attempt = { email, password: 'wrong-one' };
      const [first, again] = [
        await workOf('token?grant_type=password', attempt),
        await workOf('token?grant_type=password', attempt),
      ];
      expect(again).toEqual({ ...first, costs: [] });
      // It may be the right password of another address.
      const other = { ...attempt, email: `other.${email}` };
      expect((await workOf('token?grant_type=password', other)).costs).toEqual([COST]);
    }
  });

  test('a password that no account can have is not compared', async () => {
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      for (const password of ['', 'x'.repeat(73), `${PASSWORD}${'x'.repeat(72)}`]) {
        const { status, costs, body } = await workOf('token?grant_type=password', {
          email,
          password,
        });
        expect({ status, costs }).toEqual({ status: 400, costs: [] });
        expect(body).toContain('invalid_credentials');
      }
    }
  });

  test.for([
    { path: 'signup', body: { password: PASSWORD }, costs: [COST] },
    { path: 'otp', body: { create_user: true }, costs: [] },
    { path: 'magiclink', body: {}, costs: [] },
    { path: 'recover', body: {}, costs: [] },
    { path: 'resend', body: { type: 'signup' }, costs: [] },
  ])('$path', async ({ path, body, costs: expected }) => {
    const results = [];
    for (const email of [KNOWN, PENDING, PASSWORDLESS, UNKNOWN]) {
      const { status, headers, costs } = await workOf(path, { ...body, email });
      results.push({ status, headers, costs });
    }
    const [first, ...others] = results;
    expect(first).toMatchObject({ status: 200, costs: expected });
    expect(others).toEqual([first, first, first]);
  });
});

test('a new password is compared with the old one and hashed off the main thread', async () => {
  const { body } = await call(backend, '/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email: KNOWN, password: PASSWORD },
  });
  const { access_token: token } = body as { access_token: string };
  const change = (password: string) =>
    call(backend, '/auth/v1/user', { method: 'PUT', token, body: { password } });
  const compare = vi.spyOn(bcrypt, 'compare');
  const hash = vi.spyOn(bcrypt, 'hash');
  tasks.length = 0;
  expect(await change(PASSWORD)).toMatchObject({
    status: 422,
    body: { error_code: 'same_password' },
  });
  expect((await change('plenty-of-hazelnuts')).status).toBe(200);
  expect(tasks.map(({ kind }) => kind)).toEqual(['compare', 'compare', 'hash']);
  expect([...compare.mock.calls, ...hash.mock.calls]).toEqual([]);
});
