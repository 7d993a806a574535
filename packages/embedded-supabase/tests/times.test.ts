import { expect, test } from 'vitest';
import { call, signIn } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { SAMPLE } from './support.ts';

const backend = await backendForFile();
const token = await signIn(backend, 'admin@example.test');

/** PostgREST's format of times, in which Postgres drops trailing zeros of a fraction. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d*[1-9])?\+00:00$/u;
const PATH = '/rest/v1/profiles?select=created_at,updated_at';

test('times have Postgres’ format, from the seed and after a change', async () => {
  const { id } = SAMPLE.admin;
  const body = { display_name: 'Ada O.' };
  const path = `/rest/v1/profiles?id=eq.${id}`;
  expect((await call(backend, path, { method: 'PATCH', token, body })).status).toBe(204);
  const rows = (await call(backend, PATH, { token })).body as Record<string, string>[];
  expect(rows).toHaveLength(4);
  for (const time of rows.flatMap((row) => Object.values(row))) expect(time).toMatch(TIME);
});

test('every time of an account has an offset, including those that the seed omits', async () => {
  const { body } = await call(backend, '/auth/v1/user', { token });
  const times = JSON.stringify(body).match(/\w+_at":"[^"]+/gu) ?? [];
  expect(times.length).toBeGreaterThan(6);
  for (const time of times) expect(time).toMatch(/T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/u);
});
