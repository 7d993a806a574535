import { beforeEach, describe, expect, it, test } from 'vitest';
import type { TableSpec } from '../../mocks/store/schema.ts';
import { supabase } from '../../mocks/supabase.ts';
import { createTestClient, mockServices } from '../support/mockedServices.ts';

// Filters, pages, writes and refusals that postgrest-js's own examples (mocksExamples) do not cover.

mockServices();

const courses: TableSpec = {
  columns: {
    id: { type: 'int8', identity: true },
    title: { type: 'text', notNull: true },
    seats: { type: 'int4', default: 15 },
    starts: { type: 'timestamptz' },
    notes: { type: 'jsonb' },
    tags: { type: 'text[]' },
  },
  primaryKey: ['id'],
  unique: { courses_title_key: ['title'] },
  checks: { courses_seats_check: ({ seats }) => Number(seats) <= 15 },
  rows: [
    {
      title: 'Saving, a start',
      seats: 3,
      starts: '2026-01-05T09:00:00+00:00',
      notes: { room: { no: 1 } },
      tags: ['money'],
    },
    {
      title: 'Budgets',
      seats: 10,
      starts: '2026-02-01T09:00:00+01:00',
      notes: { room: { no: 2 } },
      tags: ['plans', 'money'],
    },
    { title: 'Debts (and scams)', seats: null, starts: null, notes: null, tags: [] },
    {
      title: '100% taxes',
      seats: 7,
      starts: '2026-03-01T00:00:00+00:00',
      notes: { room: null },
      tags: ['state'],
    },
  ],
};

const lessons: TableSpec = {
  columns: {
    id: { type: 'int8', identity: true },
    course_id: { type: 'int8' },
    name: { type: 'text' },
  },
  primaryKey: ['id'],
  foreignKeys: [
    {
      name: 'lessons_course_id_fkey',
      columns: ['course_id'],
      table: 'courses',
      references: ['id'],
    },
  ],
  rows: [
    { course_id: 1, name: 'Jars' },
    { course_id: 1, name: 'Goals' },
    { course_id: 2, name: 'Plans' },
    { course_id: null, name: 'Loose' },
  ],
};

beforeEach(() => {
  supabase.database.define('courses', courses);
  supabase.database.define('lessons', lessons);
});

const table = () => createTestClient().from('courses');
const all = () => table().select('id');
type Query = ReturnType<typeof all>;

/** The ids of an answer's rows, or its error code. */
async function ids(query: PromiseLike<{ data: unknown; error: { code: string } | null }>) {
  const { data, error } = await query;
  return error?.code ?? (data as { id: number }[]).map(({ id }) => id);
}

describe('filters', () => {
  test.each<[string, (query: Query) => Query, number[] | string]>([
    ['likeAllOf', (q) => q.likeAllOf('title', ['%a%', '%s']), [4]],
    ['likeAnyOf', (q) => q.likeAnyOf('title', ['Bud%', 'Sav%']), [1, 2]],
    ['ilikeAllOf', (q) => q.ilikeAllOf('title', ['%A%', '%X%']), [4]],
    ['ilikeAnyOf', (q) => q.ilikeAnyOf('title', ['BUD%', 'deb%']), [2, 3]],
    ['like with an escaped sign', (q) => q.like('title', '100\\%%'), [4]],
    ['like with one sign', (q) => q.like('title', 'B_dgets'), [2]],
    ['regexMatch', (q) => q.regexMatch('title', '^[BD]'), [2, 3]],
    ['regexIMatch', (q) => q.regexIMatch('title', '^[bd]'), [2, 3]],
    ['isDistinct', (q) => q.isDistinct('seats', 3), [2, 3, 4]],
    ['neq leaves out what is null', (q) => q.neq('seats', 3), [2, 4]],
    ['notIn', (q) => q.notIn('id', [1, 2]), [3, 4]],
    [
      'in with quoted texts',
      (q) => q.in('title', ['Saving, a start', 'Debts (and scams)']),
      [1, 3],
    ],
    ['not', (q) => q.not('seats', 'gt', 5), [1]],
    ['not in', (q) => q.not('id', 'in', '(1,2)'), [3, 4]],
    ['nothing in an empty list', (q) => q.in('id', []), []],
    ['numbers are compared as numbers', (q) => q.gt('seats', 7), [2]],
    ['times are compared as times', (q) => q.gte('starts', '2026-02-01T08:00:00Z'), [2, 4]],
    ['a way into json', (q) => q.eq('notes->room->no', 2), [2]],
    ['a way into json, as text', (q) => q.eq('notes->room->>no', '1'), [1]],
    ['or, quoted', (q) => q.or('title.eq."Saving, a start",title.eq."Debts (and scams)"'), [1, 3]],
    [
      'or, nested and negated',
      (q) => q.or('id.eq.4,not.and(id.gte.2,seats.not.is.null)'),
      [1, 3, 4],
    ],
    ['or with lists and arrays', (q) => q.or('id.in.(4),tags.cs.{plans,money}'), [2, 4]],
    ['or knows what is null', (q) => q.or('seats.gt.100,seats.lte.100'), [1, 2, 4]],
    ['text search, plain', (q) => q.textSearch('title', 'save start', { type: 'plain' }), [1]],
    ['text search by stems', (q) => q.textSearch('title', 'debt & scam'), [3]],
    [
      'text search, phrase',
      (q) => q.textSearch('title', 'debts and scams', { type: 'phrase' }),
      [3],
    ],
    [
      'text search of the web',
      (q) => q.textSearch('title', 'budget or -saving tax', { type: 'websearch' }),
      [2, 4],
    ],
    ['a column that is none', (q) => q.eq('colour', 1), '42703'],
    ['an operator that is none', (q) => q.filter('id', 'near', 1), 'PGRST100'],
    ['a number that is none', (q) => q.eq('id', 'x'), '22P02'],
    ['a time that is none', (q) => q.gt('starts', 'x'), '22007'],
    ['a tree that does not end', (q) => q.or('id.eq.1,and(id.eq.2'), 'PGRST100'],
    ['a table that was not selected', (q) => q.eq('lessons.name', 'x'), 'PGRST108'],
  ])('%s', async (_, filter, expected) => {
    expect(await ids(filter(all()).order('id'))).toEqual(expected);
  });
});

describe('order and pages', () => {
  test.each<[string, (query: Query) => Query, number[] | string]>([
    ['nulls come last', (q) => q.order('seats'), [1, 4, 2, 3]],
    ['nulls come first, downwards', (q) => q.order('seats', { ascending: false }), [3, 2, 4, 1]],
    ['nulls where they are wanted', (q) => q.order('seats', { nullsFirst: true }), [3, 1, 4, 2]],
    ['a limit', (q) => q.order('id').limit(2), [1, 2]],
    ['a range', (q) => q.order('id').range(1, 2), [2, 3]],
    ['a range behind the end', (q) => q.range(9, 12), []],
    ['by a column that is none', (q) => q.order('colour'), '42703'],
  ])('%s', async (_, change, expected) => {
    expect(await ids(change(all()))).toEqual(expected);
  });

  it('are 206 for a part and 416 past the end if counted', async () => {
    const page = async (from: number, to: number, count: 'exact' | 'planned' | 'estimated') => {
      const answer = await table().select('id', { count }).order('id').range(from, to);
      return [answer.status, answer.count, answer.data?.length ?? answer.error?.details];
    };
    expect(await page(0, 1, 'exact')).toEqual([206, 4, 2]);
    expect(await page(0, 9, 'planned')).toEqual([200, 4, 4]);
    expect(await page(3, 9, 'estimated')).toEqual([206, 4, 1]);
    expect(await page(4, 9, 'exact')).toEqual([206, 4, 0]);
    expect(await page(5, 9, 'exact')).toEqual([
      416,
      null,
      'An offset of 5 was requested, but there are only 4 rows.',
    ]);
    const head = await table().select('*', { count: 'exact', head: true }).gt('seats', 5);
    expect([head.status, head.count, head.data]).toEqual([200, 2, null]);
  });

  it('use a second column for ties', async () => {
    const lessonsOf = createTestClient().from('lessons').select('id');
    expect(await ids(lessonsOf.order('course_id').order('name', { ascending: true }))).toEqual([
      2, 1, 3, 4,
    ]);
  });

  it('one row is one row', async () => {
    const many = await table().select().single();
    expect([many.status, many.error]).toEqual([
      406,
      expect.objectContaining({
        code: 'PGRST116',
        details: 'The result contains 4 rows',
        hint: null,
      }),
    ]);
    expect((await table().select().eq('id', 9).single()).error?.details).toBe(
      'The result contains 0 rows',
    );
    expect((await table().select('id').eq('id', 9).maybeSingle()).data).toBeNull();
    expect((await table().select('id').limit(2).maybeSingle()).error?.code).toBe('PGRST116');
  });
});

describe('what is selected', () => {
  const selected = async (columns: string, id = 1) => {
    const { data, error } = await table().select(columns).eq('id', id);
    return error?.code ?? (data as unknown[])[0];
  };

  it.each([
    ['name:title,places:seats', { name: 'Saving, a start', places: 3 }],
    ['seats::text', { seats: '3' }],
    ['no:notes->room->no,notes->room->>no', { no: '1' }],
    ['lessons(name)', { lessons: [{ name: 'Jars' }, { name: 'Goals' }] }],
    ['id,lessons(count)', { id: 1, lessons: [{ count: 2 }] }],
    [
      'id,parts:lessons!lessons_course_id_fkey(name)',
      { id: 1, parts: [{ name: 'Jars' }, { name: 'Goals' }] },
    ],
    ['colour', '42703'],
    ['teachers(name)', 'PGRST200'],
    ['seats.sum()', 'PGRST123'],
    ['id,(', 'PGRST100'],
  ])('%s', async (columns, expected) => {
    expect(await selected(columns)).toEqual(expected);
  });

  it('a related table’s columns are among the others, and rows without a relation can be found', async () => {
    const lessonsOf = createTestClient().from('lessons');
    const { data } = await lessonsOf.select('name,...courses(title)').eq('id', 3);
    expect(data).toEqual([{ name: 'Plans', title: 'Budgets' }]);
    expect(await ids(lessonsOf.select('id,courses(id)').is('courses', null))).toEqual([4]);
    expect(await ids(table().select('id,lessons()').not('lessons', 'is', null))).toEqual([1, 2]);
  });

  it('a table with two relationships needs a hint', async () => {
    const key = { table: 'courses', references: ['id'] };
    supabase.database.define('swaps', {
      columns: { gives: { type: 'int8' }, takes: { type: 'int8' } },
      foreignKeys: [
        { ...key, name: 'swaps_gives_fkey', columns: ['gives'] },
        { ...key, name: 'swaps_takes_fkey', columns: ['takes'] },
      ],
      rows: [{ gives: 1, takes: 2 }],
    });
    const swaps = createTestClient().from('swaps');
    const { status, error } = await swaps.select('courses(id)');
    expect([status, error?.code, error?.hint]).toEqual([
      300,
      'PGRST201',
      "Try changing 'courses' to one of the following: 'courses!swaps_gives_fkey', 'courses!swaps_takes_fkey'. Find the desired relationship in the 'details' key.",
    ]);
    const { data } = await swaps.select('gives(id),courses!swaps_takes_fkey(id)');
    expect(data).toEqual([{ gives: { id: 1 }, courses: { id: 2 } }]);
  });

  it('CSV quotes values if needed', async () => {
    const { data } = await table().select('id,title,tags').order('id').limit(2).csv();
    expect(data).toBe(
      'id,title,tags\n1,"Saving, a start","[""money""]"\n2,Budgets,"[""plans"",""money""]"',
    );
  });
});
