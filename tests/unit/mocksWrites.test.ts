import { beforeEach, describe, expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { DataError } from '../../mocks/store/errors.ts';
import type { TableSpec } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { clientOf, createTestClient, mockServices } from '../support/mockedServices.ts';

mockServices();

const courses: TableSpec = {
  columns: {
    id: { type: 'int8', identity: true },
    title: { type: 'text', notNull: true },
    seats: { type: 'int4', default: 15 },
  },
  primaryKey: ['id'],
  unique: { courses_title_key: ['title'] },
  checks: { courses_seats_check: ({ seats }) => Number(seats) <= 15 },
  rows: [
    { title: 'Saving', seats: 3 },
    { title: 'Budgets', seats: 10 },
  ],
};

const lessons = (onDelete?: 'cascade'): TableSpec => ({
  columns: { id: { type: 'int8', identity: true }, course_id: { type: 'int8' } },
  primaryKey: ['id'],
  foreignKeys: [
    {
      name: 'lessons_course_id_fkey',
      columns: ['course_id'],
      table: 'courses',
      references: ['id'],
      ...(onDelete === undefined ? {} : { onDelete }),
    },
  ],
  rows: [{ course_id: 1 }],
});

beforeEach(() => {
  supabase.database.define('courses', courses);
  supabase.database.define('lessons', lessons());
});

const table = () => createTestClient().from('courses');
const rows = async () => (await table().select().order('id')).data;
const saving = { id: 1, title: 'Saving', seats: 3 };
const budgets = { id: 2, title: 'Budgets', seats: 10 };

describe('an insert', () => {
  it('fills in ids and defaults, and null for columns that only other rows have', async () => {
    const { data, status } = await table().insert({ title: 'Debts' }).select();
    expect([status, data]).toEqual([201, [{ id: 3, title: 'Debts', seats: 15 }]]);
    const some = [{ title: 'Taxes', seats: 1 }, { title: 'Funds' }];
    expect((await table().insert(some).select('seats')).data).toEqual([
      { seats: 1 },
      { seats: null },
    ]);
    const more = [{ title: 'Bonds', seats: 1 }, { title: 'Loans' }];
    const filled = await table()
      .insert(more, { defaultToNull: false, count: 'exact' })
      .select('seats');
    expect([filled.data, filled.count]).toEqual([[{ seats: 1 }, { seats: 15 }], 2]);
  });

  test.each<[string, Record<string, unknown> | Record<string, unknown>[], unknown[]]>([
    ['a column that is none', { colour: 1 }, [400, 'PGRST204']],
    ['what must be there', { seats: 1 }, [400, '23502']],
    ['what is of another type', { title: 'x', seats: 'many' }, [400, '22P02']],
    ['what a check refuses', { title: 'x', seats: 16 }, [400, '23514']],
    ['what is there already', [{ title: 'x' }, { title: 'Saving' }], [409, '23505']],
  ])('refuses %s, and keeps nothing of it', async (_, body, expected) => {
    const { status, error } = await table().insert(body);
    expect([status, error?.code]).toEqual(expected);
    expect(await rows()).toEqual([saving, budgets]);
  });

  it('refuses a broken reference', async () => {
    const { status, error } = await createTestClient().from('lessons').insert({ course_id: 9 });
    expect([status, error]).toEqual([
      409,
      expect.objectContaining({
        code: '23503',
        message:
          'insert or update on table "lessons" violates foreign key constraint "lessons_course_id_fkey"',
        details: 'Key (course_id)=(9) is not present in table "courses".',
      }),
    ]);
  });
});

describe('an upsert', () => {
  it('inserts new rows and updates existing ones', async () => {
    const given = [
      { title: 'Saving', seats: 1 },
      { title: 'Debts', seats: 2 },
    ];
    const { status, data } = await table().upsert(given, { onConflict: 'title' }).select();
    expect([status, data?.length]).toEqual([201, 2]);
    expect(await rows()).toMatchObject([
      { ...saving, seats: 1 },
      budgets,
      { title: 'Debts', seats: 2 },
    ]);
  });

  it('ignores duplicates on request', async () => {
    const options = { onConflict: 'title', ignoreDuplicates: true };
    const { status, data } = await table().upsert({ title: 'Saving', seats: 1 }, options).select();
    expect([status, data, await rows()]).toEqual([201, [], [saving, budgets]]);
  });

  it('needs a unique constraint, and each row once', async () => {
    const refused = await table().upsert({ title: 'x' }, { onConflict: 'seats' });
    expect([refused.status, refused.error?.code]).toEqual([400, '42P10']);
    const twice = await table().upsert([saving, saving]);
    expect([twice.status, twice.error?.code]).toEqual([500, '21000']);
  });
});

describe('an update and a delete', () => {
  it('change the matching rows', async () => {
    const changed = await table().update({ seats: 0 }, { count: 'exact' }).gt('seats', 5);
    expect([changed.status, changed.count, changed.data]).toEqual([204, 1, null]);
    const gone = await table().delete({ count: 'exact' }).eq('title', 'Budgets').select('seats');
    expect([gone.status, gone.count, gone.data]).toEqual([200, 1, [{ seats: 0 }]]);
    expect(await rows()).toEqual([saving]);
  });

  it('need a filter', async () => {
    const messages = [await table().update({ seats: 0 }), await table().delete()].map(
      ({ status, error }) => [status, error?.code, error?.message],
    );
    expect(messages).toEqual([
      [400, '21000', 'UPDATE requires a WHERE clause'],
      [400, '21000', 'DELETE requires a WHERE clause'],
    ]);
  });

  it('refuse more rows than allowed or requested', async () => {
    const many = table().update({ seats: 0 }).gt('seats', 0);
    const { status, error } = await many.maxAffected(1);
    expect([status, error?.code]).toEqual([400, 'PGRST124']);
    const one = await table().delete().gt('seats', 0).select().single();
    expect([one.status, one.error?.details]).toEqual([406, 'The result contains 2 rows']);
    const undone = await table().update({ seats: 0 }).eq('id', 1).select().rollback();
    expect(undone.data).toEqual([{ ...saving, seats: 0 }]);
    expect(await rows()).toEqual([saving, budgets]);
  });

  it('refuse to delete referenced rows, unless they cascade', async () => {
    const held = await table().delete().eq('id', 1);
    expect([held.status, held.error?.code, held.error?.details]).toEqual([
      409,
      '23503',
      'Key (id)=(1) is still referenced from table "lessons".',
    ]);
    supabase.database.define('lessons', lessons('cascade'));
    expect((await table().delete().eq('id', 1)).status).toBe(204);
    expect((await createTestClient().from('lessons').select()).data).toEqual([]);
  });

  it('change no hidden row, and create no refused one', async () => {
    supabase.database.define('courses', {
      ...courses,
      access: () => ({
        select: () => true,
        insert: ({ seats }) => Number(seats) < 10,
        update: { rows: ({ seats }) => Number(seats) < 10 },
        delete: ({ seats }) => Number(seats) < 10,
      }),
    });
    const client = await clientOf(people.student);
    const own = client.from('courses');
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
      volatile: true,
      run({ course }, { caller }) {
        if (caller === undefined) throw new DataError(400, 'P0001', 'Sign in first');
        return course === 1 ? undefined : `${caller.displayName} joins`;
      },
    });
  });

  it('returns rows to filter, sort, limit and count', async () => {
    const client = createTestClient();
    for (const get of [true, false]) {
      const { data, count, status } = await client
        .rpc('free_courses', { seats: 1 }, { get, count: 'exact' })
        .select('title')
        .order('seats', { ascending: false })
        .limit(1);
      expect([status, count, data]).toEqual([206, 2, [{ title: 'Budgets' }]]);
    }
    const head = await client.rpc('free_courses', { seats: 5 }, { head: true, count: 'exact' });
    expect([head.status, head.count, head.data]).toEqual([200, 1, null]);
  });

  it('knows its caller, may return nothing, and refuses with its own code', async () => {
    const client = await clientOf(people.parent);
    expect((await client.rpc('enrol', { course: 2 })).data).toBe('Priya Nair joins');
    const nothing = await client.rpc('enrol', { course: 1 });
    expect([nothing.status, nothing.data]).toEqual([204, null]);
    const refused = await createTestClient().rpc('enrol', { course: 1 });
    expect([refused.status, refused.error?.code, refused.error?.message]).toEqual([
      400,
      'P0001',
      'Sign in first',
    ]);
    const read = await client.rpc('enrol', { course: 1 }, { get: true });
    expect([read.status, read.error?.code]).toEqual([405, '25006']);
  });

  it('is unknown by another name or with other arguments', async () => {
    const client = createTestClient();
    const unknown = await client.rpc('leave');
    expect([unknown.status, unknown.error]).toEqual([
      404,
      expect.objectContaining({
        code: 'PGRST202',
        message: 'Could not find the function public.leave without parameters in the schema cache',
      }),
    ]);
    const { error } = await client.rpc('enrol', { course: 1, at: 'now' });
    expect(error?.details).toBe(
      'Searched for the function public.enrol with parameters at, course or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.',
    );
  });
});
