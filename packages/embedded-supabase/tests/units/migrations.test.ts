import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, test, vi } from 'vitest';
import { fingerprint, forSqlite, translatedStatements } from '../../src/migrations.ts';

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

test('the fingerprint is a positive 31-bit number that changes with the source', () => {
  const numbers = [
    ['b', 'c'],
    ['b', 'd'],
    ['d', 'c'],
    ['b', 'c'],
  ].map(([sql = '', seed = '']) => fingerprint({ migrations: [sql], seed }));
  for (const one of numbers) expect([one > 0, one < 2 ** 31]).toEqual([true, true]);
  expect(new Set(numbers).size).toBe(3);
});

test('another version of @supabase/lite has another fingerprint', () => {
  const source = { migrations: [], seed: '' };
  const present = fingerprint(source);
  const read = vi.spyOn(fs, 'readFileSync').mockReturnValue('{"version":"99.0.0"}');
  syncBuiltinESMExports();
  const next = fingerprint(source);
  read.mockRestore();
  syncBuiltinESMExports();
  expect(next).not.toBe(present);
});
