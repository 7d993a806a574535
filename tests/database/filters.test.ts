import { PGlite } from '@electric-sql/pglite';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../packages/embedded-supabase/tests/server.ts';
import { project, startBackend, words } from '../../packages/embedded-supabase/tests/support.ts';

/** Texts that a parser could take for a number, a keyword, an escape or syntax of the query. */
const WORDS = words(String.raw`
  0 1 -1 +1 007 -0 1.0 1.50 .5 1e3 1E+3 0x1F 0b11 12345678901234567890 Infinity NaN deadbeef １
  2026-11-27 null NULL true TRUE false unknown not_null not.null is.null eq.1 undefined $1
  " "" "1" "a a"b "a","b" ' '' '--' \ \\ \" \n a\b a,b , (1,2) [1] {1,2} {} {"a":1} {"$ne":null}
  . a.b % %25 _ * a* & a&b=c ? # + a+b : ::text -- ; é İ 🌱 👩‍👧`);
const SPACES = ['', ' ', ' 1', '1 ', ' a ', "' or '1'='1", '\ta', '\u00a01', '1\n', 'a\nb', '\r\n'];
const OTHERS = ['\u0001', '\u001b[31m', '\u007f', 'e\u0301', '\u202ea', 'a\ufeff', '\uffff'];
const VALUES = [...WORDS, ...SPACES, ...OTHERS];

/** The same table on both: what Postgres answers is right. */
const TABLE = 'create table public.samples (value text primary key, mark text);';
const postgres = await PGlite.create();
await postgres.exec(TABLE);
const backend = await startBackend({
  project: { ...project, migrations: [...project.migrations, TABLE] },
});
const served = await serve(backend);
const auth = { persistSession: false, autoRefreshToken: false };
const supabase = createClient(served.base, backend.key, { auth });
const samples = () => supabase.from('samples');
const COLUMNS = 'value, mark';

beforeAll(async () => {
  for (const value of VALUES) {
    await postgres.query('insert into samples values ($1)', [value]);
    expect((await samples().insert({ value })).error).toBeNull();
  }
});
afterAll(() => Promise.all([served.close(), backend.close(), postgres.close()]));

/** Expects a request and a statement, in which `$1` is the value, to return the same rows. */
async function expectAlike(
  request: PromiseLike<{ readonly data: readonly object[] | null; readonly error: unknown }>,
  sql: string,
  value: string,
) {
  const { data, error } = await request;
  const { rows } = await postgres.query<object>(sql, [value]);
  const sorted = (all: readonly object[]) => all.map((row) => JSON.stringify(row)).toSorted();
  expect([value, error, sorted(data ?? [])]).toEqual([value, null, sorted(rows)]);
}

test.for([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
] as const)('%s compares any text as Postgres does', async ([name, operator]) => {
  for (const value of VALUES) {
    const request = samples().select(COLUMNS).filter('value', name, value);
    await expectAlike(request, `select * from samples where value ${operator} $1`, value);
  }
});

test('an update by any text changes its row, and a deletion deletes it', async () => {
  for (const value of VALUES) {
    const update = samples().update({ mark: value }).eq('value', value).select(COLUMNS);
    await expectAlike(update, 'update samples set mark = $1 where value = $1 returning *', value);
  }
  await expectAlike(samples().select(COLUMNS), 'select * from samples where $1 = $1', '');
  for (const value of VALUES) {
    const deletion = samples().delete().eq('value', value).select(COLUMNS);
    await expectAlike(deletion, 'delete from samples where value = $1 returning *', value);
  }
  expect((await samples().select(COLUMNS)).data).toEqual([]);
});
