import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedSupabase } from '../src/embedded-supabase.ts';
import { fieldOf } from '../src/field-of.ts';
import { call, signIn } from '../src/testing/calls.ts';
import { SAMPLE, startBackend } from './support.ts';

let backend: EmbeddedSupabase;
let token: string;

beforeAll(async () => {
  backend = await startBackend();
  token = await signIn(backend, 'admin@example.test');
});
afterAll(() => backend.close());

interface Times {
  readonly created_at: string;
  readonly updated_at: string;
}

async function read(query: string): Promise<readonly Times[]> {
  const path = `/rest/v1/profiles?select=created_at,updated_at&${query}`;
  const { status, body } = await call(backend, path, { token });
  expect(status).toBe(200);
  return body as readonly Times[];
}

/** PostgREST's format of times, in which Postgres drops trailing zeros of a fraction. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d*[1-9])?\+00:00$/u;

test('times have Postgres’ format, from the seed and after a change', async () => {
  const { id } = SAMPLE.admin;
  const body = { display_name: 'Ada O.' };
  const change = await call(backend, `/rest/v1/profiles?id=eq.${id}`, {
    method: 'PATCH',
    token,
    body,
  });
  expect(change.status).toBe(204);
  const rows = await read('');
  expect(rows).toHaveLength(4);
  for (const { created_at, updated_at } of rows) {
    expect(created_at).toMatch(TIME);
    expect(updated_at).toMatch(TIME);
  }
});

test('every time of an account has an offset, including those that the seed omits', async () => {
  const { body } = await call(backend, '/auth/v1/user', { token });
  const times = [...JSON.stringify(body).matchAll(/"(\w+_at)":"([^"]+)"/gu)].map(
    ([, name, time]) => `${name} ${time}`,
  );
  expect(times.length).toBeGreaterThan(6);
  for (const time of times)
    expect(time).toMatch(/^\w+_at \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|\+00:00)$/u);
  const [row] = await read(`id=eq.${SAMPLE.admin.id}`);
  expect(fieldOf(body, 'created_at')).toBe(row?.created_at);
});

test('a returned time finds its rows again, however it is written', async () => {
  const [row] = await read('');
  const created = row?.created_at ?? '';
  const same = (await read('')).filter(({ created_at }) => created_at === created).length;
  const moment = new Date(created);
  const inParis = `${new Date(moment.getTime() + 3_600_000).toISOString().slice(0, -1)}+01:00`;
  for (const written of [created, moment.toISOString(), inParis, created.replace('T', ' ')]) {
    const value = encodeURIComponent(written);
    const quoted = encodeURIComponent(`"${written}"`);
    const found = (query: string) => read(query).then(({ length }) => length);
    expect([
      await found(`created_at=eq.${value}`),
      await found(`created_at=in.(${quoted})`),
      await found(`or=(created_at.eq.${quoted})`),
      await found(`created_at=not.neq.${value}`),
    ]).toEqual([same, same, same, same]);
  }
  const later = encodeURIComponent(new Date(moment.getTime() + 60_000).toISOString());
  expect(await read(`created_at=lt.${later}`)).toHaveLength(4);
  expect(await read(`created_at=gte.${later}`)).toEqual([]);
});
