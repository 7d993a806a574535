import { expect, test } from 'vitest';
import { readQuery, type Row } from '../../mocks/handlers/restQuery.ts';

const rows: readonly Row[] = [
  { id: 1, name: 'Ada', seen: true, note: null },
  { id: 2, name: 'Bo', seen: false, note: 'x.y' },
  { id: 3, name: 'Ada', seen: true, note: '(q)' },
];

/** The ids of the rows that a query leaves, in its order. */
function ids(query: string): unknown[] | undefined {
  const read = readQuery(new URLSearchParams(query));
  return read?.shape(rows.filter((row) => read.keeps(row))).map(({ id }) => id);
}

test.each([
  ['', [1, 2, 3]],
  ['name=eq.Ada', [1, 3]],
  ['note=eq.x.y', [2]],
  ['note=neq.x.y', [3]],
  ['name=in.(Ada,Bo)', [1, 2, 3]],
  ['name=in.("Bo")', [2]],
  ['note=in.(x.y,(q))', [2, 3]],
  ['id=in.(1,3)', [1, 3]],
  ['note=is.null', [1]],
  ['seen=is.true', [1, 3]],
  ['seen=is.false', [2]],
  ['name=eq.Ada&seen=is.true&id=neq.1', [3]],
  ['order=id.desc', [3, 2, 1]],
  ['order=id', [1, 2, 3]],
  ['order=name.asc,id.desc', [3, 1, 2]],
  ['order=name.desc.nullslast', [2, 1, 3]],
  ['order=name', [1, 3, 2]],
  ['limit=2', [1, 2]],
  ['offset=1', [2, 3]],
  ['offset=1&limit=1', [2]],
  ['columns=id&on_conflict=id', [1, 2, 3]],
  ['select=*', [1, 2, 3]],
])('?%s leaves %j', (query, expected) => {
  expect(ids(query)).toEqual(expected);
});

test.each([
  'id=gt.1',
  'note=is.unknown',
  'note=is.',
  'name=Ada',
  'name=.Ada',
  'name=-eq.Ada',
  'select=id,users(id)',
  'select=count()',
])('?%s is more than the mocks know', (query) => {
  expect(readQuery(new URLSearchParams(query))).toBeUndefined();
});

test('columns are picked and renamed', () => {
  const query = readQuery(new URLSearchParams('select=id, called:name'));
  expect(query?.shape(rows.slice(0, 1))).toEqual([{ id: 1, called: 'Ada' }]);
  expect(readQuery(new URLSearchParams('select=*'))?.shape(rows)).toEqual(rows);
});

test('every column that is named is told, and whether there is a filter', () => {
  const told = (query: string) => {
    const read = readQuery(new URLSearchParams(query));
    return [read?.columns, read?.isFiltered];
  };
  expect(told('id=eq.1&order=seen.desc&select=called:name,note')).toEqual([
    ['id', 'seen', 'name', 'note'],
    true,
  ]);
  expect(told('select=*&limit=1&offset=0&columns=id&on_conflict=id')).toEqual([[], false]);
});

test('a filter spans lines', () => {
  const read = readQuery(new URLSearchParams([['note', 'eq.a\nb']]));
  expect(read?.keeps({ note: 'a\nb' })).toBe(true);
});
