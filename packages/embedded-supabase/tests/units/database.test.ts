import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { App, type SqliteConnection } from '@supabase/lite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { emptyAndSeed, loadPolicies, openConnection } from '../../src/database.ts';
import { fingerprint, forSqlite, translatedStatements } from '../../src/migrations.ts';
import { project } from '../support.ts';

async function open(): Promise<SqliteConnection> {
  const connection = await openConnection(undefined);
  onTestFinished(() => connection.close());
  return connection;
}

async function rows(connection: SqliteConnection, query: string): Promise<unknown> {
  return (await connection.exec<{ rows: unknown[] }>(query)).rows;
}

// Without policies everyone could read every row.
test.each(['enums', 'rls', 'schema', 'vars', 'tableConstraints', 'comments'] as const)(
  'policies do not count as loaded if the translation lacks its %s',
  async (part) => {
    const connection = await open();
    const translate = connection.translateDdl.bind(connection);
    vi.spyOn(connection, 'translateDdl').mockImplementation(async (...args) => {
      const { [part]: _, ...others } = await translate(...args);
      return others;
    });
    await expect(loadPolicies(connection, project)).rejects.toThrow(
      '@supabase/lite did not report the policies of supabase/migrations',
    );
  },
);

test('a policy for an unknown table is an error', async () => {
  const policy = 'create policy "p" on public.none for select to anon using (true)';
  const source = { migrations: [policy], seed: '' };
  await expect(loadPolicies(await open(), source)).rejects.toThrow(/unknown table/iu);
});

test('every table is emptied, whatever its name and the keys that refer to it', async () => {
  const connection = await open();
  const app = await new App({ connection, auth: { jwt_secret: 'x'.repeat(64) } }).init();
  await app.ensureSystemSchema();
  for (const sql of [
    'create table "the ""first""" (id integer primary key)',
    'create table second (first integer references "the ""first""" (id))',
    'insert into "the ""first""" values (1)',
    'insert into second values (1)',
  ])
    await connection.exec(sql);
  await emptyAndSeed(connection, { migrations: [], seed: 'insert into second values (null)' });
  expect(await rows(connection, 'select id from "the ""first"""')).toEqual([]);
  expect(await rows(connection, 'select first from second')).toEqual([{ first: null }]);
});

test('a write waits for that of another program', async () => {
  const timeout = await rows(await open(), 'select * from pragma_busy_timeout');
  expect(timeout).toEqual([{ timeout: 5000 }]);
});

describe('a migration for SQLite', () => {
  test('lacks GRANT and REVOKE and keeps everything else', () => {
    const sql = `create table a (id int);
grant select on a to anon;
-- Why it is
-- taken back
REVOKE all on a from public;
/* And
 again */ grant insert on a to authenticated;
/**/grant delete on a to authenticated;
insert into a values ('we grant nothing');`;
    expect(forSqlite(sql)).toBe(
      "create table a (id int);\n\ninsert into a values ('we grant nothing');\n",
    );
  });

  test.each([
    [String.raw`U&'\0041\00e9\200B'`, "'Aé\u200b'"],
    [String.raw`U&'a\+01F600 b'`, "'a\u{1f600} b'"],
    [`U&'\\0041'\n'\\0042'`, "'AB'"],
    [String.raw`U&'it''s \0027mine\0027'`, "'it''s ''mine'''"],
    [String.raw`U&'C:\\0041'`, String.raw`'C:\0041'`],
    [String.raw`'\0041'`, String.raw`'\0041'`],
    [`U&'\\0041', 'b'`, `'A', 'b'`],
  ])('has %s decoded', (literal, characters) => {
    expect(forSqlite(`select ${literal};`)).toBe(`select ${characters};\n`);
  });

  test('keeps escaped line feeds that the translation would indent', () => {
    const texts = [String.raw`U&'a\000Ab'`, `'a\nb'`, `'it''s\n'`, `"it's", 'a\nb'`];
    const sql = forSqlite(texts.map((text) => `select /* it's */ ${text};`).join('\n'));
    expect(sql).not.toContain('a\nb');
    const indented = sql.replaceAll('\n', '\n    ');
    expect(translatedStatements(indented)).toEqual(
      ["'a\nb'", ...texts.slice(1)].map((text) => `select /* it's */ ${text}`),
    );
  });
});

test('the fingerprint is a positive 31-bit number that changes with the source and @supabase/lite', () => {
  const of = (sql: string, seed: string) => fingerprint({ migrations: [sql], seed });
  const numbers = [of('b', 'c'), of('b', 'd'), of('d', 'c'), of('b', 'c')];
  const read = vi.spyOn(fs, 'readFileSync').mockReturnValue('{"version":"99.0.0"}');
  syncBuiltinESMExports();
  numbers.push(of('b', 'c'));
  read.mockRestore();
  syncBuiltinESMExports();
  for (const one of numbers) expect([one > 0, one < 2 ** 31]).toEqual([true, true]);
  expect(new Set(numbers).size).toBe(4);
});
