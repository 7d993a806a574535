import { PGlite } from '@electric-sql/pglite';
import { afterAll, describe, expect, test } from 'vitest';
import type { Row } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { documentedExamples, runExample } from '../support/documentedExamples.ts';
import { createTestClient, mockServices } from '../support/mockedServices.ts';

// Runs the libraries' documented examples unchanged, on their documented data. Each is answered as
// documented, or refused by name as not mocked: none seems to succeed.

mockServices();
const postgres = await PGlite.create();
afterAll(() => postgres.close());

const rows = await Promise.all(
  ['FilterBuilder', 'QueryBuilder', 'TransformBuilder'].map((file) =>
    documentedExamples(`@supabase/postgrest-js/src/Postgrest${file}.ts`),
  ),
);
const examples = [...new Map(rows.flat().map((example) => [example.name, example])).values()];

/** Errors in the documentation: what its own SQL gives in Postgres, or PostgREST's source says. */
const corrected: Record<string, object> = {
  // The null is written as a string.
  'is: Checking for nullness, true or false': { data: [{ id: 2, name: null }] },
  // 200 when no row was added (PostgREST `Response.hs`, `isInsertIfGTZero`).
  'upsert: Upsert your data': { data: [{ id: 1, name: 'piano' }], status: 200 },
  'select: With `upsert()`': { data: [{ id: 1, name: 'Han Solo' }], status: 200 },
};

/** Examples that no service could answer as written. */
const leftOut = [
  // Its SQL makes no table.
  'select: Handling errors',
  'select: Querying referenced table with count',
  // It aborts after the answer has come, or shows the browser's own error.
  'abortSignal: Aborting requests in-flight',
  'abortSignal: Set a timeout',
];

interface ColumnRow {
  table: string;
  name: string;
  type: string;
  isIdentity: boolean;
  isKey: boolean;
  isUnique: boolean;
}

const COLUMNS = `
  select c.relname as table, a.attname as name, a.attidentity <> '' as "isIdentity",
    regexp_replace(t.typname, '^_(.*)$', '\\1[]') as type,
    coalesce(bool_or(i.indisprimary), false) as "isKey",
    coalesce(bool_or(i.indisunique and not i.indisprimary), false) as "isUnique"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    left join pg_index i on i.indrelid = c.oid and a.attnum = any(i.indkey)
  where c.relkind = 'r' and a.attnum > 0 and c.relnamespace = 'public'::regnamespace
  group by c.relname, c.oid, a.attname, a.attnum, a.attidentity, t.typname order by c.oid, a.attnum`;

/** Turns an example's SQL into tables of the mocks by Postgres, with rows as PostgREST returns them. */
async function load(sql = ''): Promise<void> {
  await postgres.exec('drop schema if exists myschema cascade');
  await postgres.exec('drop schema public cascade; create schema public');
  await postgres.exec(sql.replaceAll('"extensions"."uuid_generate_v4"()', 'gen_random_uuid()'));
  const columns = (await postgres.query<ColumnRow>(COLUMNS)).rows;
  for (const table of new Set(columns.map((one) => one.table))) {
    const own = columns.filter((one) => one.table === table);
    const { rows: found } = await postgres.query<{ row: Row }>(
      `select to_json(t) as row from public."${table}" t`,
    );
    const unique = own.filter(({ isUnique }) => isUnique).map(({ name }) => name);
    supabase.database.define(table, {
      columns: Object.fromEntries(
        own.map(({ name, type, isIdentity }) => [name, { type, identity: isIdentity }]),
      ),
      primaryKey: own.filter(({ isKey }) => isKey).map(({ name }) => name),
      unique: unique.length === 0 ? {} : { [`${table}_key`]: unique },
      rows: found.map(({ row }) => row),
    });
  }
}

interface Answer {
  data?: unknown;
  error?: { code: string; message: string } | null;
  count?: number | null;
  status?: number;
}

/** The parts of an answer to compare; HTTP/2 has no status text. */
function comparable({ data = null, error = null, count = null, status }: Answer): unknown {
  return JSON.parse(JSON.stringify({ data, code: error?.code, count, status })) as unknown;
}

describe('an example of postgrest-js', () => {
  const answered: string[] = [];

  test.each(examples.filter(({ name }) => !leftOut.includes(name)))(
    '$name',
    async ({ name, sql, code, answer: documented }) => {
      await load(sql);
      const answer = (await runExample(code, { supabase: createTestClient() })) as Answer;
      if (answer.error?.code === 'NOT_MOCKED') {
        expect(answer.error.message).toMatch(/^[A-Z]+ \/rest\/v1\/.* is not mocked: ./u);
        return;
      }
      expect(comparable(answer)).toEqual(
        comparable({ ...(documented as Answer), ...corrected[name] }),
      );
      answered.push(name);
    },
  );

  test('is answered where it needs no related table', () => {
    expect(answered.length).toBeGreaterThanOrEqual(20);
  });
});
