import { beforeEach, describe, expect, it, test } from 'vitest';
import { DataError, type TableSpec } from '../src/index.ts';
import { clientOf, createTestClient, mockServices, people, SITE, supabase } from './support.ts';

mockServices();

const courses: TableSpec = {
  columns: {
    id: { type: 'int8', identity: true },
    title: { type: 'text', notNull: true },
    seats: { type: 'int4', default: 15 },
    is_open: { type: 'bool' },
    notes: { type: 'jsonb' },
  },
  primaryKey: ['id'],
  unique: { courses_title_key: ['title'] },
  checks: { courses_seats_check: ({ seats }) => Number(seats) <= 15 },
  rows: [
    { title: 'Saving, a start', seats: 3, is_open: true },
    { title: 'Budgets', seats: 10, is_open: false, notes: { level: 1 } },
    { title: 'Debts (and scams)', seats: null },
    { title: '100% taxes', seats: 7 },
  ],
};

beforeEach(() => {
  supabase.database.define('courses', courses);
});

const table = () => createTestClient().from('courses');

/** Status and code of a refused request. */
const refusalOf = (answer: { status: number; error: { code?: string } | null }): string =>
  `${answer.status} ${answer.error?.code}`;

/** The ids of the rows that PostgREST's query finds, or its error. */
async function found(query: string) {
  const url = `${SITE}/rest/v1/courses?${encodeURI(query).replaceAll('+', '%2B')}`;
  const response = await fetch(url, { headers: { apikey: 'sb_publishable_key' } });
  const answer = (await response.json()) as { id: number }[] | { code: string; message: string };
  if (Array.isArray(answer)) return answer.map(({ id }) => id);
  return answer.code === 'NOT_MOCKED' ? answer.message.split(': ').at(-1) : answer.code;
}

describe('filters and order', () => {
  test.each([
    ['title=like.B_dgets', [2]],
    ['id=in.()', []],
    ['order=seats', [1, 4, 2, 3]],
    ['order=seats.desc', [3, 2, 4, 1]],
    ['order=seats.nullsfirst', [3, 1, 4, 2]],
    ['order=is_open,title', [2, 1, 4, 3]],
    ['order=colour', '42703'],
    ['id=near.1', 'PGRST100'],
    ['order=id&limit=x', [1, 2, 3, 4]],
    ['limit=-1', 'PGRST103'],
    ['seats=is.true', '42804'],
    ['is_open=is.unknown&order=id', [3, 4]],
    ['is_open=isdistinct.true&order=id', [2, 3, 4]],
    ['id=like.1*', '42883'],
    ['title=match.^B', [2]],
    ['or=(id.eq.1,and(id.eq.2)', 'PGRST100'],
    ['notes=cs.{"level":1}', [2]],
    ['notes->>level=eq.1', [2]],
    ['seats=fts.x', 'the filter "fts"'],
    ['title=like(any).{B%,%taxes}&order=id', [2, 4]],
    ['lessons.name=eq.x', 'parameters of a related table'],
    ['select=id,lessons(name)', 'related tables'],
    ['select=seats.sum()', 'aggregates'],
    ['order=lessons(name)', 'the order by a related table'],
  ])('%s: %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('a preference, a type and a schema that are not mocked are refused by name', async () => {
    const other = createTestClient().schema('myschema' as never);
    const answers = [await table().select('id').explain(), await other.from('x').select()];
    expect(answers.map(({ error }) => error?.message)).toEqual([
      expect.stringMatching(
        /^GET \/rest\/v1\/courses\?select=id is not mocked: an answer of type /u,
      ),
      'GET /rest/v1/x?select=* is not mocked: the schema "myschema"',
    ]);
  });

  test.each([
    [0, 1, 'exact', [206, 4, 2]],
    [0, 9, 'planned', [200, 4, 4]],
    [4, 9, 'estimated', [206, 4, 0]],
    [5, 9, 'exact', [416, null, 'An offset of 5 was requested, but there are only 4 rows.']],
  ] as const)('the rows %d to %d with an %s count: %j', async (from, to, count, expected) => {
    const { status, data, error, ...rest } = await table().select('id', { count }).range(from, to);
    expect([status, rest.count, data?.length ?? error?.details]).toEqual(expected);
  });
});

test('the forms of an answer: one row, none, CSV, without nulls, other names and types', async () => {
  const many = await table().select().single();
  expect([refusalOf(many), many.error?.details]).toEqual([
    '406 PGRST116',
    'The result contains 4 rows',
  ]);
  const head = await table().select('*', { count: 'exact', head: true }).gt('seats', 5);
  expect([head.status, head.count, head.data]).toEqual([200, 2, null]);
  const shown = (columns: string) => table().select(columns).eq('id', 2);
  expect((await shown('name:title,places:seats::text').single()).data).toEqual({
    name: 'Budgets',
    places: '10',
  });
  const nulls = (columns: string) => table().select(columns).eq('id', 3);
  expect((await nulls('id,is_open,level:notes->level').csv()).data).toBe('id,is_open,level\n3,,');
  expect((await nulls('id,is_open').stripNulls()).data).toEqual([{ id: 3 }]);
});

describe('writes', () => {
  it('fill in ids and defaults, and null for columns that only other rows have', async () => {
    const { data, status } = await table().insert({ title: 'Debts' }).select('id,title,seats');
    expect([status, data]).toEqual([201, [{ id: 5, title: 'Debts', seats: 15 }]]);
    const rows = (a: string, b: string) => [{ title: a, seats: 1 }, { title: b }];
    const nulled = await table().insert(rows('Taxes', 'Funds')).select('seats');
    expect(nulled.data).toEqual([{ seats: 1 }, { seats: null }]);
    const options = { defaultToNull: false, count: 'exact' } as const;
    const filled = await table().insert(rows('Bonds', 'Loans'), options).select('seats');
    expect([filled.data, filled.count]).toEqual([[{ seats: 1 }, { seats: 15 }], 2]);
  });

  test.each<[object, string]>([
    [{ colour: 1 }, '400 PGRST204'],
    [{ seats: 1 }, '400 23502'],
    [{ title: 'x', seats: 'many' }, '400 22P02'],
    [{ title: 'x', seats: 16 }, '400 23514'],
    [[{ title: 'x' }, { title: 'Budgets' }], '409 23505'],
  ])('%j is refused as a whole: %s', async (body, refusal) => {
    expect(refusalOf(await table().insert(body as never))).toBe(refusal);
    expect(await found('order=id')).toEqual([1, 2, 3, 4]);
  });

  it('upsert new rows and existing ones, or leave those', async () => {
    const [budgets, debts] = [
      { title: 'Budgets', seats: 1 },
      { title: 'Debts', seats: 2 },
    ];
    const upsert = (rows: object, options: object = {}) =>
      table().upsert(rows as never, { onConflict: 'title', ...options });
    const both = await upsert([budgets, debts]).select('title,seats');
    expect([both.status, both.data]).toEqual([201, [budgets, debts]]);
    expect((await upsert([budgets, debts])).status).toBe(200);
    const left = await upsert({ title: 'Budgets', seats: 9 }, { ignoreDuplicates: true }).select();
    expect([left.status, left.data]).toEqual([201, []]);
    expect(await found('title=eq.Budgets&seats=eq.1')).toEqual([2]);
    expect(refusalOf(await upsert({ title: 'x' }, { onConflict: 'seats' }))).toBe('400 42P10');
  });

  it('update and delete matching rows, never all of them', async () => {
    const quiet = await table().update({ seats: 1 }, { count: 'exact' }).lt('seats', 8);
    expect([quiet.status, quiet.data, quiet.count]).toEqual([204, null, 2]);
    expect((await table().delete().eq('seats', 1).select('id')).data).toHaveLength(2);
    expect(refusalOf(await table().delete().gt('id', 0).maxAffected(1))).toBe('400 PGRST124');
    await table().delete().gt('id', 0).rollback();
    expect(await found('order=id')).toEqual([2, 3]);
    const everything = [await table().update({ seats: 0 }), await table().delete()];
    expect(everything.map(({ error }) => error?.message)).toEqual([
      'UPDATE requires a WHERE clause',
      'DELETE requires a WHERE clause',
    ]);
  });

  it('are limited by the policies of the table', async () => {
    supabase.database.define('courses', {
      ...courses,
      access: (caller) => ({
        select: () => true,
        insert: () => caller?.id === people.ada.id,
        update: { rows: ({ seats }) => Number(seats) < 10 },
        delete: ({ seats }) => Number(seats) < 10,
      }),
    });
    const own = (await clientOf(people.lena)).from('courses');
    expect((await own.delete().eq('id', 2).select()).data).toEqual([]);
    expect((await own.update({ seats: 0 }).eq('id', 2).select()).data).toEqual([]);
    const message = 'new row violates row-level security policy for table "courses"';
    const writes = [
      own.insert({ title: 'x' }),
      own.upsert({ id: 2, title: 'x' }),
      own.update({ seats: 12 }).eq('id', 1),
    ];
    for (const { status, error } of await Promise.all(writes)) {
      expect([status, error?.message]).toEqual([403, message]);
    }
  });
});

test('a remote procedure returns rows to filter, or nothing, and refuses with its own code', async () => {
  supabase.procedures.set('free_courses', {
    args: ['seats int4', 'sorted?'],
    returns: courses.columns,
    run: ({ seats }, { database }) =>
      database.table('courses').rows.filter((row) => Number(row.seats) >= Number(seats)),
  });
  supabase.procedures.set('enrol', {
    args: ['course int4'],
    run({ course: id }, { caller }) {
      if (caller === undefined) throw new DataError(400, 'P0001', 'Sign in first');
      return id === 1 ? undefined : `${String(caller.user_metadata['name'])} joins`;
    },
  });
  const visitor = createTestClient();
  const rows = visitor.rpc('free_courses', { seats: 5 }, { count: 'exact' }).select('title');
  const { data, count, status } = await rows.order('seats', { ascending: false }).limit(1);
  expect([status, count, data]).toEqual([206, 2, [{ title: 'Budgets' }]]);
  const read = visitor.rpc('free_courses', { seats: 9 }, { get: true });
  expect((await read.select('title')).data).toEqual([{ title: 'Budgets' }]);
  const parent = await clientOf(people.priya);
  expect((await parent.rpc('enrol', { course: 2 })).data).toBe('Priya joins');
  expect((await parent.rpc('enrol', { course: 1 })).status).toBe(204);
  const answers = [
    await visitor.rpc('enrol', { course: 1 }),
    await parent.rpc('leave'),
    await parent.rpc('enrol', { course: 1, at: 'now' }),
    await parent.rpc('enrol', { course: 1 }, { count: 'exact' }),
  ];
  expect(answers.map(refusalOf)).toEqual([
    '400 P0001',
    '404 PGRST202',
    '404 PGRST202',
    '400 NOT_MOCKED',
  ]);
});

test('a function gets the request, its caller and the database, and answers in any form', async () => {
  supabase.functions.set('whoami', async (request, { caller, database }) => ({
    sent: `${request.method} ${await request.text()} ${request.headers.get('x-own')}`,
    caller: caller?.email ?? null,
    courses: database.table('courses').rows.length,
  }));
  supabase.functions.set('text', () => new Response('Hello'));
  supabase.functions.set('broken', () => {
    throw new Error('a mistake');
  });
  const { functions } = await clientOf(people.priya);
  const options = { body: { foo: 'bar' }, headers: { 'x-own': 'yes' } };
  const told = { sent: 'POST {"foo":"bar"} yes', caller: people.priya.email, courses: 4 };
  expect((await functions.invoke('whoami', options)).data).toEqual(told);
  const visitor = createTestClient().functions;
  expect((await visitor.invoke('whoami')).data).toMatchObject({ caller: null });
  expect((await visitor.invoke('text')).data).toBe('Hello');
  for (const [name, status] of Object.entries({ broken: 500, none: 404 })) {
    expect((await functions.invoke(name)).error).toMatchObject({
      name: 'FunctionsHttpError',
      context: { status },
    });
  }
});
