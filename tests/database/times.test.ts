import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { parse } from 'smol-toml';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/embedded-supabase/config.ts';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { fieldOf } from '../../scripts/embedded-supabase/field-of.ts';
import { call, SAMPLE, signIn, startBackend } from './backend.ts';
import { startPostgres } from './postgres.ts';

let backend: EmbeddedSupabase;
let postgres: PGlite;
let token: string;

beforeAll(async () => {
  backend = await startBackend();
  token = await signIn(backend, 'admin@tallygrove.test');
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await backend.close();
  await postgres.close();
});

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

/** A time as PostgREST shows it, which leaves that to Postgres. */
async function asPostgrest(time: string): Promise<unknown> {
  const { rows } = await postgres.query<{ shown: unknown }>(
    'select to_json($1::timestamptz) as shown',
    [time],
  );
  return rows[0]?.shown;
}

test('a time is answered as Postgres shows it, from the seed and after a change', async () => {
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
  for (const time of rows.flatMap((row) => [row.created_at, row.updated_at])) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?\+00:00$/u);
    expect(await asPostgrest(time)).toBe(time);
  }
  const user = await call(backend, '/auth/v1/user', { token });
  expect(fieldOf(user.body, 'created_at')).toBe(rows[0]?.created_at);
});

test('a time that was answered finds its rows again, however it is written', async () => {
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

test('the Postgres of the tests is the hosted one', async () => {
  const { rows } = await postgres.query<{ server_version_num: string }>('show server_version_num');
  const config = parse(readFileSync(`${PROJECT_ROOT}/supabase/config.toml`, 'utf8'));
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  expect(major).toBe(fieldOf(config['db'], 'major_version'));
});
