import { afterAll, describe, expect, test } from 'vitest';
import { supabase } from '../../mocks/supabase.ts';
import {
  documentedExamples,
  runExample,
  type DocumentedExample,
} from '../support/documentedExamples.ts';
import { createTestClient, mockServices } from '../support/mockedServices.ts';
import { Sql } from '../support/tablesOfSql.ts';

// Runs postgrest-js's documented examples unchanged, on their documented data.

mockServices();
const sql = new Sql();
afterAll(() => sql.close());

const source = '@supabase/postgrest-js/src';
const examples = (
  await Promise.all(
    ['Builder', 'Client', 'FilterBuilder', 'QueryBuilder', 'TransformBuilder'].map((file) =>
      documentedExamples(`${source}/Postgrest${file}.ts`),
    ),
  )
).flat();

/** Errors in the documentation: what its own SQL gives in Postgres, or PostgREST's source says. */
const corrected: Record<string, { answer: object }> = {
  // The null is written as a string.
  'is: Checking for nullness, true or false': { answer: { data: [{ id: 2, name: null }] } },
  // It selects all columns.
  'contains: On array columns': {
    answer: {
      data: [
        {
          id: 1,
          title: 'Cache invalidation is not working',
          tags: ['is:open', 'severity:high', 'priority:low'],
        },
      ],
    },
  },
  // The answer names the related table differently.
  'order: Order parent table by a referenced table': {
    answer: {
      data: [
        { name: 'violin', section: { name: 'strings' } },
        { name: 'flute', section: { name: 'woodwinds' } },
      ],
    },
  },
  // Without an order, the first row is the one inserted first.
  'limit: On a referenced table': {
    answer: { data: [{ name: 'strings', instruments: [{ name: 'harp' }] }] },
  },
  // 200 when no row was added (PostgREST `Response.hs`, `isInsertIfGTZero`).
  'upsert: Upsert your data': { answer: { data: [{ id: 1, name: 'piano' }], status: 200 } },
  'select: With `upsert()`': { answer: { data: [{ id: 1, name: 'Han Solo' }], status: 200 } },
};

/** Examples that no service could answer as written. */
const leftOut: Record<string, string> = {
  'select: Querying referenced table with count': 'its SQL makes no such table; see mocksRest',
  'abortSignal: Aborting requests in-flight': 'it aborts after the answer has come',
  'abortSignal: Set a timeout': 'the browser’s own answer, in Node’s words',
};

/** The functions that the examples' SQL creates, for the mocks. */
const procedures: Record<string, Parameters<typeof supabase.procedures.set>[1]> = {
  hello_world: { run: () => 'Hello world' },
  echo: { args: ['say'], run: ({ say }) => say },
  add_one_each: {
    args: ['arr'],
    run: ({ arr }) => (Array.isArray(arr) ? arr.map((one) => Number(one) + 1) : null),
  },
  list_stored_countries: {
    returns: { id: { type: 'int8' }, name: { type: 'text' } },
    run: (_, { database }) => [...database.table('countries').rows] as never,
  },
};

/** The data of an example; Postgres generates ids by the test's own generator. */
async function load({ name, sql: text }: DocumentedExample): Promise<void> {
  if (name === 'select: Handling errors') {
    supabase.database.define('characters', { columns: {}, access: () => ({}) });
    return;
  }
  const statements = (text ?? '')
    .replaceAll('"extensions"."uuid_generate_v4"()', 'gen_random_uuid()')
    .replaceAll(/create function.*?language sql;/gs, '');
  for (const [table, spec] of Object.entries(await sql.tablesOf(statements))) {
    supabase.database.define(table, spec);
  }
  for (const [procedure, spec] of Object.entries(procedures)) {
    supabase.procedures.set(procedure, spec);
  }
}

interface Answer {
  data?: unknown;
  error?: { code: string; details: unknown; hint: unknown; message: string } | null;
  count?: number | null;
  status?: number;
}

/** The parts of an answer to compare; HTTP/2 has no status text. */
function told({ data = null, error = null, count = null, status }: Answer): unknown {
  const refusal = error && {
    code: error.code,
    details: error.details,
    hint: error.hint,
    message: error.message,
  };
  const json = JSON.stringify({ data, error: refusal, count, status });
  return JSON.parse(json.replaceAll(/"[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}"/g, '"a uuid"'));
}

describe('an example of postgrest-js is answered as documented', () => {
  test.each(examples.filter(({ name }) => !(name in leftOut)))('$name', async (example) => {
    await load(example);
    const answer = await runExample(example.code, { supabase: createTestClient() });
    const documented = { ...(example.answer as Answer), ...corrected[example.name]?.answer };
    expect(told(answer as Answer)).toEqual(told(documented));
  });

  test('and none is passed over', () => {
    const names = examples.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(75);
    expect(
      [...Object.keys(corrected), ...Object.keys(leftOut)].filter((name) => !names.includes(name)),
    ).toEqual([]);
  });
});
