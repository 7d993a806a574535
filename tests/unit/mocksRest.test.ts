import { FunctionsHttpError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { DataError } from '../../mocks/store/errors.ts';
import type { TableSpec } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { clientOf, createTestClient, mockServices, SITE } from '../support/mockedServices.ts';

mockServices();

const courses: TableSpec = {
  columns: {
    id: { type: 'int8', identity: true },
    title: { type: 'text', notNull: true },
    seats: { type: 'int4', default: 15 },
    starts: { type: 'timestamptz' },
    is_open: { type: 'bool' },
    notes: { type: 'jsonb' },
  },
  primaryKey: ['id'],
  unique: { courses_title_key: ['title'] },
  checks: { courses_seats_check: ({ seats }) => Number(seats) <= 15 },
  rows: [
    { title: 'Saving, a start', seats: 3, starts: '2026-01-05T09:00:00+00:00', is_open: true },
    { title: 'Budgets', seats: 10, starts: '2026-02-01T09:00:00+01:00', is_open: false },
    { title: 'Debts (and scams)', seats: null, starts: null },
    { title: '100% taxes', seats: 7, starts: '2026-03-01T00:00:00+00:00' },
  ],
};

beforeEach(() => {
  supabase.database.define('courses', courses);
});

const table = () => createTestClient().from('courses');

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
    ['title=like.100\\%%', [4]],
    ['title=like.B_dgets', [2]],
    ['title=ilike.b*', [2]],
    ['title=like.b*', []],
    ['title=in.("Saving, a start","Debts (and scams)")', [1, 3]],
    ['seats=not.gt.5', [1]],
    ['id=in.()', []],
    ['seats=is.null', [3]],
    ['seats=is.not_null', [1, 2, 4]],
    ['is_open=is.true', [1]],
    ['is_open=eq.false', [2]],
    // As a number, a time, and a time without an offset, which is UTC.
    ['seats=gt.7', [2]],
    ['starts=gte.2026-02-01T08:00:00Z', [2, 4]],
    ['starts=lt.2026-02-01 08:00', [1]],
    ['or=(title.eq."Saving, a start",title.eq."Debts (and scams)")', [1, 3]],
    ['or=(id.eq.4,not.and(id.gte.2,seats.not.is.null))', [1, 3, 4]],
    // Null is neither.
    ['or=(seats.gt.100,seats.lte.100)', [1, 2, 4]],
    ['order=seats', [1, 4, 2, 3]],
    ['order=seats.desc', [3, 2, 4, 1]],
    ['order=seats.nullsfirst', [3, 1, 4, 2]],
    ['order=notes,title', [4, 2, 3, 1]],
    ['order=id&limit=2&offset=1', [2, 3]],
    ['colour=eq.1', '42703'],
    ['order=colour', '42703'],
    ['id=near.1', 'PGRST100'],
    ['limit=x', 'PGRST100'],
    ['id=eq.x', '22P02'],
    ['starts=gt.x', '22007'],
    ['or=(id.eq.1,and(id.eq.2)', 'PGRST100'],
    ['notes=cs.{}', 'the filter "cs"'],
    ['title=like(any).{B%}', '"any" and "all" of "like"'],
    ['lessons.name=eq.x', 'parameters of a related table'],
    ['select=id,lessons(name)', 'related tables'],
    ['select=seats::text', 'casts and aggregates'],
    ['order=lessons(name)', 'the order by a related table'],
  ])('%s: %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('a preference, a type and a schema that are not mocked are refused by name', async () => {
    const other = createTestClient().schema('myschema' as never);
    const answers = [
      await table().select('id').rollback(),
      await table().select('id').csv(),
      await other.from('x').select(),
    ];
    expect(answers.map(({ error }) => error?.message)).toEqual([
      'GET /rest/v1/courses?select=id is not mocked: the preference "tx=rollback"',
      'GET /rest/v1/courses?select=id is not mocked: an answer of type "text/csv"',
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

  it('one row is one row, under other names', async () => {
    const many = await table().select().single();
    expect([many.status, many.error?.code, many.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 4 rows',
    ]);
    const renamed = await table().select('name:title,places:seats').eq('id', 2).single();
    expect(renamed.data).toEqual({ name: 'Budgets', places: 10 });
    const head = await table().select('*', { count: 'exact', head: true }).gt('seats', 5);
    expect([head.status, head.count, head.data]).toEqual([200, 2, null]);
  });
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

  test.each<[object, number, string]>([
    [{ colour: 1 }, 400, 'PGRST204'],
    [{ seats: 1 }, 400, '23502'],
    [{ title: 'x', seats: 'many' }, 400, '22P02'],
    [{ title: 'x', seats: 16 }, 400, '23514'],
    [[{ title: 'x' }, { title: 'Budgets' }], 409, '23505'],
  ])('%j is refused as a whole: %d %s', async (body, status, code) => {
    const answer = await table().insert(body as never);
    expect([answer.status, answer.error?.code]).toEqual([status, code]);
    expect(await found('order=id')).toEqual([1, 2, 3, 4]);
  });

  it('upsert new rows and existing ones, or leave those', async () => {
    const given = [
      { title: 'Budgets', seats: 1 },
      { title: 'Debts', seats: 2 },
    ];
    const both = await table().upsert(given, { onConflict: 'title' }).select('title,seats');
    expect([both.status, both.data]).toEqual([201, given]);
    const again = await table().upsert(given, { onConflict: 'title' });
    expect(again.status).toBe(200);
    const options = { onConflict: 'title', ignoreDuplicates: true };
    const left = await table().upsert({ title: 'Budgets', seats: 9 }, options).select();
    expect([left.status, left.data]).toEqual([201, []]);
    expect(await found('title=eq.Budgets&seats=eq.1')).toEqual([2]);
    const refused = await table().upsert({ title: 'x' }, { onConflict: 'seats' });
    expect([refused.status, refused.error?.code]).toEqual([400, '42P10']);
  });

  it('update and delete matching rows, never all of them', async () => {
    const quiet = await table().update({ seats: 1 }, { count: 'exact' }).lt('seats', 8);
    expect([quiet.status, quiet.data, quiet.count]).toEqual([204, null, 2]);
    expect((await table().delete().eq('seats', 1).select('id')).data).toHaveLength(2);
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
        insert: () => caller?.role === 'admin',
        update: { rows: ({ seats }) => Number(seats) < 10 },
        delete: ({ seats }) => Number(seats) < 10,
      }),
    });
    const own = (await clientOf(people.student)).from('courses');
    expect((await own.delete().eq('id', 2).select()).data).toEqual([]);
    expect((await own.update({ seats: 0 }).eq('id', 2).select()).data).toEqual([]);
    for (const answer of [
      await own.insert({ title: 'x' }),
      await own.update({ seats: 12 }).eq('id', 1),
    ]) {
      expect([answer.status, answer.error?.message]).toEqual([
        403,
        'new row violates row-level security policy for table "courses"',
      ]);
    }
  });
});

test('a remote procedure returns rows to filter, or nothing, and refuses with its own code', async () => {
  supabase.procedures.set('free_courses', {
    args: ['seats', 'sorted?'],
    returns: courses.columns,
    run: ({ seats }, { database }) =>
      database.table('courses').rows.filter((row) => Number(row.seats) >= Number(seats)),
  });
  supabase.procedures.set('enrol', {
    args: ['course'],
    run({ course }, { caller }) {
      if (caller === undefined) throw new DataError(400, 'P0001', 'Sign in first');
      return course === 1 ? undefined : `${caller.displayName} joins`;
    },
  });
  const visitor = createTestClient();
  const rows = visitor.rpc('free_courses', { seats: 5 }, { count: 'exact' }).select('title');
  const { data, count, status } = await rows.order('seats', { ascending: false }).limit(1);
  expect([status, count, data]).toEqual([206, 2, [{ title: 'Budgets' }]]);
  const parent = await clientOf(people.parent);
  expect((await parent.rpc('enrol', { course: 2 })).data).toBe('Priya Nair joins');
  expect((await parent.rpc('enrol', { course: 1 })).status).toBe(204);
  const answers = [
    await visitor.rpc('enrol', { course: 1 }),
    await parent.rpc('leave'),
    await parent.rpc('enrol', { course: 1, at: 'now' }),
    await parent.rpc('enrol', { course: 1 }, { get: true }),
  ];
  expect(answers.map((answer) => `${answer.status} ${answer.error?.code}`)).toEqual([
    '400 P0001',
    '404 PGRST202',
    '404 PGRST202',
    '501 NOT_MOCKED',
  ]);
});

test('a function gets the request, its caller and the database, and answers in any form', async () => {
  supabase.functions.set('whoami', async (request, { caller, database }) => ({
    sent: `${request.method} ${await request.text()} ${request.headers.get('x-own')}`,
    caller: caller?.displayName ?? null,
    people: database.table('profiles').rows.length,
  }));
  const headers = { 'content-type': 'text/plain' };
  supabase.functions.set('text', () => new Response('Hello', { headers }));
  supabase.functions.set('broken', () => {
    throw new Error('a mistake');
  });
  const { functions } = await clientOf(people.parent);
  const options = { body: { foo: 'bar' }, headers: { 'x-own': 'yes' } };
  const told = { sent: 'POST {"foo":"bar"} yes', caller: people.parent.displayName, people: 4 };
  expect((await functions.invoke('whoami', options)).data).toEqual(told);
  const visitor = createTestClient().functions;
  expect((await visitor.invoke('whoami')).data).toMatchObject({ caller: null });
  expect((await visitor.invoke('text')).data).toBe('Hello');
  for (const [name, status] of Object.entries({ broken: 500, none: 404 })) {
    const error = (await functions.invoke(name)).error as FunctionsHttpError;
    expect([error.name, (error.context as Response).status]).toEqual([
      FunctionsHttpError.name,
      status,
    ]);
  }
});
