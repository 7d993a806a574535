import { FunctionsHttpError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { DataError } from '../../mocks/store/errors.ts';
import type { TableSpec } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { clientOf, createTestClient, mockServices } from '../support/mockedServices.ts';

// Rows, procedures and functions beyond the libraries' own examples (mocksExamples).

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
const all = () => table().select('id');
type Query = ReturnType<typeof all>;

/** The ids of an answer's rows, or its error code. */
async function ids(query: PromiseLike<{ data: unknown; error: { code: string } | null }>) {
  const { data, error } = await query;
  return error?.code ?? (data as { id: number }[]).map(({ id }) => id);
}

describe('filters and order', () => {
  test.each<[string, (query: Query) => Query, number[] | string]>([
    ['like with an escaped sign', (q) => q.like('title', '100\\%%'), [4]],
    ['like with one sign', (q) => q.like('title', 'B_dgets'), [2]],
    ['ilike', (q) => q.ilike('title', 'b*'), [2]],
    ['neq leaves out what is null', (q) => q.neq('seats', 3), [2, 4]],
    [
      'in with quoted texts',
      (q) => q.in('title', ['Saving, a start', 'Debts (and scams)']),
      [1, 3],
    ],
    ['not', (q) => q.not('seats', 'gt', 5), [1]],
    ['not in', (q) => q.not('id', 'in', '(1,2)'), [3, 4]],
    ['nothing in an empty list', (q) => q.in('id', []), []],
    ['is null', (q) => q.is('seats', null), [3]],
    ['a truth', (q) => q.is('is_open', true), [1]],
    ['a truth by its word', (q) => q.eq('is_open', false), [2]],
    ['numbers are compared as numbers', (q) => q.gt('seats', 7), [2]],
    ['times are compared as times', (q) => q.gte('starts', '2026-02-01T08:00:00Z'), [2, 4]],
    ['a time without an offset is UTC', (q) => q.lt('starts', '2026-02-01 08:00'), [1]],
    ['or, quoted', (q) => q.or('title.eq."Saving, a start",title.eq."Debts (and scams)"'), [1, 3]],
    [
      'or, nested and negated',
      (q) => q.or('id.eq.4,not.and(id.gte.2,seats.not.is.null)'),
      [1, 3, 4],
    ],
    ['or with a list', (q) => q.or('id.in.(4),seats.lte.3'), [1, 4]],
    ['or knows what is null', (q) => q.or('seats.gt.100,seats.lte.100'), [1, 2, 4]],
    ['nulls come last', (q) => q.order('seats'), [1, 4, 2, 3]],
    ['nulls come first, downwards', (q) => q.order('seats', { ascending: false }), [3, 2, 4, 1]],
    ['nulls where they are wanted', (q) => q.order('seats', { nullsFirst: true }), [3, 1, 4, 2]],
    ['a second column for ties', (q) => q.order('notes').order('title'), [4, 2, 3, 1]],
    ['a range', (q) => q.order('id').range(1, 2), [2, 3]],
    ['a range behind the end', (q) => q.range(9, 12), []],
    ['a column that is none', (q) => q.eq('colour', 1), '42703'],
    ['an order by a column that is none', (q) => q.order('colour'), '42703'],
    ['an operator that is none', (q) => q.filter('id', 'near', 1), 'PGRST100'],
    ['a number that is none', (q) => q.eq('id', 'x'), '22P02'],
    ['a time that is none', (q) => q.gt('starts', 'x'), '22007'],
    ['a tree that does not end', (q) => q.or('id.eq.1,and(id.eq.2'), 'PGRST100'],
  ])('%s', async (_, change, expected) => {
    expect(await ids(change(all()).order('id'))).toEqual(expected);
  });

  test.each<[string, (query: Query) => PromiseLike<{ error: { message: string } | null }>]>([
    ['the filter "cs"', (q) => q.contains('notes', { room: 1 })],
    ['the filter "fts"', (q) => q.textSearch('title', 'debts')],
    ['"any" and "all" of "like"', (q) => q.likeAnyOf('title', ['B%'])],
    ['a path into JSON', (q) => q.eq('notes->room', 1)],
    ['parameters of a related table', (q) => q.eq('lessons.name', 'x')],
    ['related tables', () => table().select('id,lessons(name)')],
    ['casts and aggregates', () => table().select('seats::text')],
    ['the order by a related table', (q) => q.order('lessons(name)')],
    ['the preference "tx=rollback"', (q) => q.rollback()],
    ['an answer of type "text/csv"', (q) => q.csv()],
    [
      'the schema "myschema"',
      () =>
        createTestClient()
          .schema('myschema' as never)
          .from('x')
          .select(),
    ],
  ])('%s is refused by name', async (what, change) => {
    const { error } = await change(all());
    expect(error?.message).toMatch(/^GET \/rest\/v1\/\w+\?select=.* is not mocked: /u);
    expect(error?.message.endsWith(`is not mocked: ${what}`)).toBe(true);
  });

  it('pages are 206 for a part and 416 past the end if counted', async () => {
    const page = async (from: number, to: number, count: 'exact' | 'planned' | 'estimated') => {
      const answer = await table().select('id', { count }).order('id').range(from, to);
      return [answer.status, answer.count, answer.data?.length ?? answer.error?.details];
    };
    expect(await page(0, 1, 'exact')).toEqual([206, 4, 2]);
    expect(await page(0, 9, 'planned')).toEqual([200, 4, 4]);
    expect(await page(4, 9, 'estimated')).toEqual([206, 4, 0]);
    expect(await page(5, 9, 'exact')).toEqual([
      416,
      null,
      'An offset of 5 was requested, but there are only 4 rows.',
    ]);
    const head = await table().select('*', { count: 'exact', head: true }).gt('seats', 5);
    expect([head.status, head.count, head.data]).toEqual([200, 2, null]);
  });

  it('one row is one row', async () => {
    const many = await table().select().single();
    expect([many.status, many.error?.code, many.error?.details]).toEqual([
      406,
      'PGRST116',
      'The result contains 4 rows',
    ]);
    expect((await table().select('id').eq('id', 9).maybeSingle()).data).toBeNull();
    const renamed = await table().select('name:title,places:seats').eq('id', 2).single();
    expect(renamed.data).toEqual({ name: 'Budgets', places: 10 });
  });
});

describe('writes', () => {
  it('fill in ids and defaults, and null for columns that only other rows have', async () => {
    const { data, status } = await table().insert({ title: 'Debts' }).select('id,title,seats');
    expect([status, data]).toEqual([201, [{ id: 5, title: 'Debts', seats: 15 }]]);
    const some = [{ title: 'Taxes', seats: 1 }, { title: 'Funds' }];
    expect((await table().insert(some).select('seats')).data).toEqual([
      { seats: 1 },
      { seats: null },
    ]);
    const more = [{ title: 'Bonds', seats: 1 }, { title: 'Loans' }];
    const options = { defaultToNull: false, count: 'exact' } as const;
    const filled = await table().insert(more, options).select('seats');
    expect([filled.data, filled.count]).toEqual([[{ seats: 1 }, { seats: 15 }], 2]);
  });

  test.each<[string, Record<string, unknown> | Record<string, unknown>[], unknown[]]>([
    ['a column that is none', { colour: 1 }, [400, 'PGRST204']],
    ['what must be there', { seats: 1 }, [400, '23502']],
    ['what is of another type', { title: 'x', seats: 'many' }, [400, '22P02']],
    ['what a check refuses', { title: 'x', seats: 16 }, [400, '23514']],
    ['what is there already', [{ title: 'x' }, { title: 'Budgets' }], [409, '23505']],
  ])('refuse %s, and keep nothing of it', async (_, body, expected) => {
    const { status, error } = await table().insert(body);
    expect([status, error?.code]).toEqual(expected);
    expect(await ids(all())).toEqual([1, 2, 3, 4]);
  });

  it('upsert new rows and existing ones, or leave those', async () => {
    const given = [
      { title: 'Budgets', seats: 1 },
      { title: 'Debts', seats: 2 },
    ];
    const both = await table().upsert(given, { onConflict: 'title' }).select('title,seats');
    expect([both.status, both.data]).toEqual([201, given]);
    const options = { onConflict: 'title', ignoreDuplicates: true };
    const left = await table().upsert({ title: 'Budgets', seats: 9 }, options).select();
    expect([left.status, left.data]).toEqual([201, []]);
    expect((await table().select('seats').eq('title', 'Budgets').single()).data).toEqual({
      seats: 1,
    });
    const refused = await table().upsert({ title: 'x' }, { onConflict: 'seats' });
    expect([refused.status, refused.error?.code]).toEqual([400, '42P10']);
  });

  it('update and delete matching rows, never all of them', async () => {
    const quiet = await table().update({ seats: 1 }, { count: 'exact' }).lt('seats', 8);
    expect([quiet.status, quiet.data, quiet.count]).toEqual([204, null, 2]);
    expect((await table().delete().eq('seats', 1).select('id')).data).toEqual([
      { id: 1 },
      { id: 4 },
    ]);
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

describe('a remote procedure', () => {
  beforeEach(() => {
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
  });

  it('returns rows to filter, sort, limit and count', async () => {
    const { data, count, status } = await createTestClient()
      .rpc('free_courses', { seats: 5 }, { count: 'exact' })
      .select('title')
      .order('seats', { ascending: false })
      .limit(1);
    expect([status, count, data]).toEqual([206, 2, [{ title: 'Budgets' }]]);
  });

  it('knows its caller, may return nothing, and refuses with its own code', async () => {
    const client = await clientOf(people.parent);
    expect((await client.rpc('enrol', { course: 2 })).data).toBe('Priya Nair joins');
    const nothing = await client.rpc('enrol', { course: 1 });
    expect([nothing.status, nothing.data]).toEqual([204, null]);
    const answers = [
      await createTestClient().rpc('enrol', { course: 1 }),
      await client.rpc('leave'),
      await client.rpc('enrol', { course: 1, at: 'now' }),
      await client.rpc('enrol', { course: 1 }, { get: true }),
    ];
    expect(answers.map(({ status, error }) => `${status} ${error?.code}`)).toEqual([
      '400 P0001',
      '404 PGRST202',
      '404 PGRST202',
      '501 NOT_MOCKED',
    ]);
  });
});

describe('a function', () => {
  it('gets the request, its caller and the database', async () => {
    supabase.functions.set('whoami', async (request, { caller, database }) => ({
      sent: `${request.method} ${await request.text()}`,
      header: request.headers.get('x-own'),
      caller: caller?.displayName ?? null,
      people: database.table('profiles').rows.length,
    }));
    const { functions } = await clientOf(people.parent);
    const options = { body: { foo: 'bar' }, headers: { 'x-own': 'yes' } };
    expect((await functions.invoke('whoami', options)).data).toEqual({
      sent: 'POST {"foo":"bar"}',
      header: 'yes',
      caller: people.parent.displayName,
      people: 4,
    });
    const unsigned = await createTestClient().functions.invoke('whoami', { method: 'GET' });
    expect(unsigned.data).toMatchObject({ sent: 'GET ', caller: null });
  });

  it('answers in any form; a mistake in it is a 500, and an unknown one a 404', async () => {
    const headers = { 'content-type': 'text/plain' };
    supabase.functions.set('text', () => new Response('Hello', { headers }));
    supabase.functions.set('broken', () => {
      throw new Error('a mistake');
    });
    const { functions } = createTestClient();
    expect((await functions.invoke('text')).data).toBe('Hello');
    for (const [name, status] of Object.entries({ broken: 500, none: 404 })) {
      const error = (await functions.invoke(name)).error as FunctionsHttpError;
      expect(error).toBeInstanceOf(FunctionsHttpError);
      expect((error.context as Response).status).toBe(status);
    }
  });
});
