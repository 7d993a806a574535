import { PGlite } from '@electric-sql/pglite';
import { call } from 'embedded-supabase/testing/calls';
import { createSupabase } from 'msw-supabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { project, startBackend, words } from '../../packages/embedded-supabase/tests/support.ts';
import { callMocks } from './backend.ts';

/** Texts that a parser could take for a number, a keyword, an escape or syntax of the query. */
const WORDS = words(String.raw`
  0 1 -1 +1 007 -0 1.0 1.50 .5 1e3 1E+3 0x1F 0b11 12345678901234567890 Infinity NaN deadbeef １
  2026-11-27 null NULL true TRUE false unknown not_null not.null is.null eq.1 undefined $1
  " "" "1" "a a"b "a","b" ' '' '--' \ \\ \" \n a\b a,b , (1,2) [1] {1,2} {} {"a":1} {"$ne":null}
  . a.b % %25 _ * a* & a&b=c ? # + a+b : ::text -- ; é İ 🌱 👩‍👧`);
const SPACES = ['', ' ', ' 1', '1 ', ' a ', "' or '1'='1", '\ta', '\u00a01', '1\n', 'a\nb', '\r\n'];
const OTHERS = ['\u0001', '\u001b[31m', '\u007f', 'e\u0301', '\u202ea', 'a\ufeff', '\uffff'];

/** What is compared with a column of any type: thirty awkward values. */
const AWKWARD = [
  ...words(String.raw`0 1 -1 +1 007 1.5 1e3 0x1F 1_0 99999999999 12345678901234567890 NaN t TRUE off
  null 2026-11-27 2026-02-30 2026-11-27T10:00:00Z 2026-11-27T10:00:00+02:00 2026-11-27T08:00:00.25
  a0000000-0000-4000-8000-000000000001 A0000000-0000-4000-8000-00000000000F " a"b a,b (1) \ é`),
  '',
  ' 1 ',
];

/** Where JavaScript's numbers, times and blanks are not Postgres'. */
const EDGES = words(String.raw`1e400 1e-400 0000-01-01 0099-12-31T23:59:59.5Z 2026-11-27T24:00:00Z
  2026-11-27T24:00:01Z 2026-11-27T10:00:00+15:59 2026-11-27T10:00:00+16 2026-11-27T08:60`).concat(
  '\u00a01',
);

/** The rows of each type that requests may filter by, beside one with null. */
const ROWS = {
  text: [...WORDS, ...SPACES, ...OTHERS],
  int2: ['0', '1', '-1', '31', '32767'],
  int4: ['0', '1', '-1', '10', '1000', '2147483647'],
  int8: ['0', '1', '-7', '31', '99999999999'],
  numeric: ['0', '1.5', '-0.25', '1000', '31'],
  float8: ['0', '1.5', '-0.25', '1e3', '1e300'],
  bool: ['true', 'false'],
  date: ['2026-11-27', '2026-02-28', '1999-12-31'],
  timestamptz: ['2026-11-27T08:00:00Z', '2026-11-27T10:00:00.25+02:00', '1999-12-31T23:59:59Z'],
  uuid: ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-00000000000f'],
} as const;
type Type = keyof typeof ROWS;
const TYPES = Object.keys(ROWS) as Type[];

const OPERATORS = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

const columns = TYPES.map((type) => `${type}_ ${type}`).join(', ');
const TABLE = `create table public.samples (id integer primary key, ${columns}, constructor text);`;
const rows = TYPES.flatMap((type) => [...ROWS[type], null].map((value) => ({ type, value }))).map(
  ({ type, value }, id) => ({ id, [`${type}_`]: value }),
);

const postgres = await PGlite.create();
await postgres.exec(`set timezone to 'UTC'; ${TABLE}`);
const backend = await startBackend({
  project: { ...project, migrations: [...project.migrations, TABLE] },
});
const mocks = createSupabase({
  schema: {
    samples: {
      columns: {
        id: { type: 'int4' },
        ...Object.fromEntries(TYPES.map((type) => [`${type}_`, { type }])),
        constructor: { type: 'text' },
      },
      primaryKey: ['id'],
    },
  },
});
afterAll(() => Promise.all([backend.close(), postgres.close()]));

/** A request's rows, or why there are none: the code, or `refused` by name. */
type Result = string;

interface Ask {
  readonly method?: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

const shown = (ids: readonly { id: number }[]): Result =>
  ids
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join(' ');

function resultOf(body: unknown): Result {
  if (Array.isArray(body)) return shown(body as { id: number }[]);
  const { code, message } = body as { code: string; message: string };
  return /^Not part of the embedded Supabase|is not mocked/u.test(message) ? 'refused' : code;
}

async function ask({ method = 'GET', parameters, body }: Ask): Promise<[Result, Result]> {
  const path = `/rest/v1/samples?${new URLSearchParams({ select: 'id', ...parameters }).toString()}`;
  const headers = { prefer: 'return=representation' };
  const embedded = await call(backend, path, { method, headers, body });
  const mocked = await callMocks(mocks, path, { method, headers, body });
  return [resultOf(embedded.body), resultOf(mocked.body)];
}

async function query(sql: string, value?: string | null): Promise<Result> {
  try {
    const parameters = value === undefined ? [] : [value];
    return shown((await postgres.query<{ id: number }>(sql, parameters)).rows);
  } catch (error) {
    return String((error as { code?: string }).code);
  }
}

beforeAll(async () => {
  for (const { id, ...row } of rows) {
    const [[column, value]] = Object.entries(row) as [[string, string | null]];
    const sql = `insert into samples (id, ${column}) values (${id}, $1::text::${column.slice(0, -1)}) returning id`;
    expect(await query(sql, value)).toBe(String(id));
    const sent = await ask({ method: 'POST', parameters: {}, body: { id, [column]: value } });
    expect([value, ...sent]).toEqual([value, String(id), String(id)]);
  }
});

/** Where the stand-ins refuse by name what Postgres answers. */
const refused = new Set<string>();

/** Postgres tells texts that are no times apart by a grammar of its own. */
const alike = (result: Result): Result => (/^2200[789]$/u.test(result) ? '22007' : result);

async function expectAlike(parameters: Ask['parameters'], where: string, value?: string) {
  const expected = alike(await query(`select id from samples where ${where}`, value));
  const name = JSON.stringify(parameters);
  for (const answer of await ask({ parameters })) {
    if (answer === 'refused') refused.add(name);
    else expect([name, alike(answer)]).toEqual([name, expected]);
  }
}

describe.each(TYPES)('%s', (type) => {
  const column = `${type}_`;
  const awkward = type === 'text' ? ROWS.text : [...AWKWARD, ...EDGES];

  test.each(Object.entries(OPERATORS))('%s', async (name, operator) => {
    // The others read a value as these two do.
    const values = name === 'eq' || name === 'gt' ? awkward : ROWS[type].slice(0, 20);
    for (const value of values) {
      const where = `${column} ${operator} $1::text::${type}`;
      await expectAlike({ [column]: `${name}.${value}` }, where, value);
      if (name !== 'eq') continue;
      await expectAlike({ [column]: `not.eq.${value}` }, `not ${where}`, value);
      const quoted = `("${value.replaceAll(/["\\]/gu, String.raw`\$&`)}")`;
      await expectAlike({ [column]: `in.${quoted}` }, where, value);
      await expectAlike({ [column]: `not.in.${quoted}` }, `not ${where}`, value);
    }
  });

  test('null, and several conditions', async () => {
    await expectAlike({ [column]: 'is.null' }, `${column} is null`);
    await expectAlike({ [column]: 'not.is.null' }, `${column} is not null`);
    const [first, second] = ROWS[type];
    await expectAlike(
      { or: `(${column}.eq."${first}",${column}.eq."${second}")` },
      `${column} in ('${first}', '${second}')`,
    );
    await expectAlike(
      { and: `(${column}.neq."${first}",${column}.neq."${second}")` },
      `${column} <> '${first}' and ${column} <> '${second}'`,
    );
  });
});

test.each(['true', 'false'])('is.%s', (word) =>
  expectAlike({ bool_: `is.${word}` }, `bool_ is ${word}`),
);

test('patterns by any text', async () => {
  for (const value of ROWS.text) {
    const pattern = value.replaceAll('*', '%');
    for (const name of ['like', 'ilike'])
      await expectAlike({ text_: `${name}.${value}` }, `text_ ${name} $1`, pattern);
  }
});

test('an update by any text changes its row, and a deletion deletes it', async () => {
  for (const value of ROWS.text) {
    const parameters = { text_: `eq.${value}` };
    const update = await ask({ method: 'PATCH', parameters, body: { constructor: value } });
    const changed = await query(
      'update samples set constructor = $1 where text_ = $1 returning id',
      value,
    );
    expect([value, ...update]).toEqual([value, changed, changed]);
  }
  await expectAlike({ constructor: 'not.is.null' }, 'constructor is not null');
  for (const value of ROWS.text) {
    const deletion = await ask({ method: 'DELETE', parameters: { text_: `eq.${value}` } });
    const deleted = await query('delete from samples where text_ = $1 returning id', value);
    expect([value, ...deletion]).toEqual([value, deleted, deleted]);
  }
});

test('the stand-ins refuse by name only what SQLite or JavaScript would answer otherwise', () => {
  const kinds = [...refused].map((name) =>
    name
      .replace(/^\{"(\w+)_":"(?:not\.)?(\w+).*/su, '$1 $2')
      .replace(/^(?:float8|numeric) .*/u, 'number'),
  );
  // Numbers of more than fifteen digits, and what is no number; letters beyond ASCII.
  expect([...new Set(kinds)].toSorted()).toEqual(['number', 'text ilike']);
});
